/** Maximum per page of each list: projects, links, positions and skills (PGN-2). */
export const MAX_ENTRIES = 50;
