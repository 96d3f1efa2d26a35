/** The maximum number of links, of projects, of positions and of skills on a page (PGN-1). */
export const MAX_ENTRIES = 50;
