/**
 * In place of wouter's hooks for the address bar, which also wrap two methods of `history`: the site's router always has
 * hooks of its own (`providers.tsx`).
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
