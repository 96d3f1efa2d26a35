/** Per list of a page: projects, links, positions, skills (PGN-2). */
export const MAX_ENTRIES = 50;
