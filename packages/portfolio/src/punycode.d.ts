declare module 'punycode/punycode.es6.js' {
  /** Decodes the `xn--` labels of a host (RFC 3492). Throws a RangeError if a label cannot be decoded. */
  export const toUnicode: (host: string) => string;
}
