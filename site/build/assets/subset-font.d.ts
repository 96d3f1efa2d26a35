declare module 'subset-font' {
  /** The used part of the package's options; it ships no types. */
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
