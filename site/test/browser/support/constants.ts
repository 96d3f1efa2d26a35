import { readConfiguration } from '../../../../packages/content/src/configuration.ts';
import { features } from '../../../features.ts';

// Constants that the build would replace.
const configuration = readConfiguration({});
Object.assign(globalThis, {
  __BUILD_YEAR__: 2026,
  FEATURES: features,
  SENDING: { isDemonstration: true, isOwn: false },
  __SITE_CONFIGURATION__: configuration,
  __PROFILE_URLS__: [configuration.linkedInUrl, configuration.gitHubUrl],
});
