/** The most projects, links, positions and skills of a page, each (PGN-2). */
export const MAX_ENTRIES = 50;
