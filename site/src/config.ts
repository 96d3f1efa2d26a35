import type { Configuration } from '@loomwright/content/configuration';

export const config: Configuration = __SITE_CONFIGURATION__;
