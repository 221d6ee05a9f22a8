declare module "shelf:edition" {
  const shelf: Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  export default shelf;
}
declare module "shelf:rulebook" {
  const shelf: Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  export default shelf;
}
declare module "shelf:lesson" {
  const shelf: Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  export default shelf;
}
declare module "shelf:examples" {
  const shelf: Record<string, () => Promise<{ default: unknown }>>;
  export default shelf;
}
declare module "shelf:messages" {
  const shelf: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default shelf;
}
declare module "geometry:*" {
  const geometry: unknown;
  export default geometry;
}
declare module "icon:*" {
  const icon: { body: string; width: number; height: number };
  export default icon;
}
