declare module "subset-font" {
  /** The font with no more than the characters of the text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures?: string[]; noHinting?: boolean },
  ): Promise<Buffer>;
}
