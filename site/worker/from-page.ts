export type PageMessage =
  | { readonly type: 'activate' }
  /** Asks the worker to cache missing files, unless the connection saves data. */
  | { readonly type: 'keep'; readonly savesData: boolean };
