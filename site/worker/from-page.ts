/** What a page tells the worker. */
export type FromPage =
  /** To take over from the one before. */
  | { readonly type: 'activate' }
  /** To keep what is missing, unless the page saves data. */
  | { readonly type: 'keep'; readonly savesData: boolean };
