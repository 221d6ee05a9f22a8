declare module "printed:*" {
  const printed: import("./scene/room").Printed;
  export default printed;
}
declare module "geometry:*" {
  const geometry: unknown;
  export default geometry;
}
declare module "sketch:*" {
  /** The outlines of the lands, by zone. */
  const sketch: Record<string, string>;
  export default sketch;
}
declare module "icon:*" {
  const icon: import("./scene/room").IconBody;
  export default icon;
}
