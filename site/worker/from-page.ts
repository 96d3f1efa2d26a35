export type FromPage =
  /** Takes over from the previous version. */
  | { readonly type: 'activate' }
  /** Caches missing files, unless the connection saves data. */
  | { readonly type: 'keep'; readonly savesData: boolean };
