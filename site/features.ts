export type Feature = 'assistant' | 'blog' | 'lab' | 'portfolio';

/**
 * The features of the site. `false` removes the code, pages and files of a feature from the build. Its pages
 * are those whose `load` in `page.ts` checks it (`FEATURES.blog && …`).
 */
export const features: Readonly<Record<Feature, boolean>> = {
  /** The chat on every page, and its service on the server. */
  assistant: true,
  /** The posts and their feed. */
  blog: true,
  /** The statecharts of the site, drawn and live. */
  lab: true,
  /** The Portfolio Generator. Its product stays in the catalogue, without a link to the tool. */
  portfolio: true,
};
