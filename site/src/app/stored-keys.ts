import { storedKeys } from '@loomwright/content';

/** Without the keys of features that are left out (LGL-1). */
export const siteKeys = storedKeys.filter(
  ({ key }) => (FEATURES.lab || key !== 'lab') && (FEATURES.portfolio || key !== 'portfolio'),
);
