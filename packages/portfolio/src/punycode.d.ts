declare module 'punycode/punycode.es6.js' {
  /** A host with the letters that its `xn--` labels stand for (RFC 3492); throws a RangeError where a label stands for none. */
  export const toUnicode: (host: string) => string;
}
