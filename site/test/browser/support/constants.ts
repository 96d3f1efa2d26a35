import { readConfiguration } from '../../../../packages/content/src/configuration.ts';

// A build writes these into the sources; here they are found on the global object.
const configuration = readConfiguration({});
Object.assign(globalThis, {
  __BUILD_YEAR__: 2026,
  __SITE_CONFIGURATION__: configuration,
  __PROFILE_URLS__: [configuration.linkedInUrl, configuration.gitHubUrl],
});
