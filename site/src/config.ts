import type { Configuration } from '@loomwright/content/configuration';

/** The settings of this deployment, validated by the build (`docs/configuration.md`). */
export const config: Configuration = __SITE_CONFIGURATION__;
