export type Feature = 'assistant' | 'blog' | 'lab' | 'portfolio';

/** `false` removes a feature and its pages from the build; `load` in their `page.ts` checks it. */
export const features: Readonly<Record<Feature, boolean>> = {
  /** The chat on every page, and its service on the server. */
  assistant: true,
  blog: true,
  lab: true,
  /** The Portfolio Generator. Its product stays in the catalogue, without a link to the tool. */
  portfolio: true,
};
