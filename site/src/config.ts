import type { Configuration } from '@loomwright/content/configuration';

/** What differs from one deployment to the next, checked by the build (`docs/configuration.md`). */
export const config: Configuration = __SITE_CONFIGURATION__;
