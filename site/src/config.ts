import type { Configuration } from '@loomwright/content/configuration';

/** The settings of this deployment, checked by the build (`docs/configuration.md`). */
export const config: Configuration = __SITE_CONFIGURATION__;

/** Whether forms send nothing, because no endpoint is configured (FRM-1). */
export const isDemonstration = config.contactEndpoint === undefined;
