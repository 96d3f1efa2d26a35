// By its path: a tool that loads `vite.config.ts` a second time bundles files, and leaves packages to Node.
import { type Configuration, readConfiguration } from '../../packages/content/src/configuration.ts';

/** What this build was asked for by the environment. */
export const configuration: Configuration = readConfiguration(process.env);

/** Constants of the sources: browsers get what the build was given. */
export const defines: Readonly<Record<string, string>> = {
  __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  __SITE_CONFIGURATION__: JSON.stringify(configuration),
  // Apart, since every page shows them.
  __PROFILE_URLS__: JSON.stringify([configuration.linkedInUrl, configuration.gitHubUrl]),
};
