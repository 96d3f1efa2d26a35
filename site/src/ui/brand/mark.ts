/** Drawn in two pieces, because each thread passes below the other once. */
interface Thread {
  readonly color: 'warp' | 'weft';
  readonly pieces: readonly [string, string];
  /** Extensions beyond the square, for the splash. */
  readonly ends: readonly [string, string];
  /** For icons: thicker, and extending beyond the square. */
  readonly bold: string;
}

/** Paths in a square of 32 units, for the navigation bar, splash, icons and Open Graph pictures. */
export const mark: readonly Thread[] = [
  {
    color: 'warp',
    pieces: ['M11 2v14a5 5 0 0 0 5 5h2', 'M24 21h6'],
    ends: ['M11-250V2', 'M30 21h500'],
    bold: 'M10-9v26a5 5 0 0 0 5 5h3M26 22h15',
  },
  {
    color: 'weft',
    pieces: ['M21 30V16a5 5 0 0 0-5-5h-2', 'M8 11H2'],
    ends: ['M21 282V30', 'M2 11h-500'],
    bold: 'M22 41V15a5 5 0 0 0-5-5h-3M6 10H-9',
  },
];

export const markStroke = { regular: 3.6, bold: 4 } as const;
