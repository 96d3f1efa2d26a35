/** A part of the site that a company may leave out. */
export type Feature = 'assistant' | 'blog' | 'lab' | 'portfolio';

/**
 * The parts of the site: false leaves one out, and the build has none of its code, pages and files. The pages of a part are
 * those whose `load` in `page.ts` asks for it (`FEATURES.blog && …`).
 */
export const features: Readonly<Record<Feature, boolean>> = {
  /** The chat on every page, and its service on the site's server. */
  assistant: true,
  /** The posts, and their feed. */
  blog: true,
  /** The statecharts of the site, drawn and live. */
  lab: true,
  /** The Portfolio Generator. Its product stays in the catalogue, without a link to the tool. */
  portfolio: true,
};
