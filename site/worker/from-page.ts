export type PageMessage =
  | { readonly type: 'activate' }
  /** Caches missing files, unless the connection saves data. */
  | { readonly type: 'keep'; readonly savesData: boolean };
