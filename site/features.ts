export type Feature = 'assistant' | 'blog' | 'lab' | 'portfolio';

/** `false` removes a feature and its pages from the build: the `load` of such a page depends on this flag. */
export const features: Readonly<Record<Feature, boolean>> = {
  /** The chat on every page and its service on the server. */
  assistant: true,
  blog: true,
  lab: true,
  /** The Portfolio Generator. Without it, its product stays in the catalogue, but has no link to the tool. */
  portfolio: true,
};
