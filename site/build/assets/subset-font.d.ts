declare module 'subset-font' {
  /** The options that the build uses. The package ships no types. */
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
