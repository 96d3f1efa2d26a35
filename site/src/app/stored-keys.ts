import { storedKeys } from '@loomwright/content';

/** The keys of this site (LGL-1): those of parts that are left out are never stored. */
export const siteKeys = storedKeys.filter(
  ({ key }) => (FEATURES.lab || key !== 'lab') && (FEATURES.portfolio || key !== 'portfolio'),
);
