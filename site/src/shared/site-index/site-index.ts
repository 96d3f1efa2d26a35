import { createSearchIndex } from '@loomwright/shell';
import { siteEntries } from './site-entries.ts';

/** The index of the site, made when its chunk is loaded: in a few milliseconds, from texts that most pages load anyway. */
export const siteIndex = createSearchIndex(siteEntries);
