// By path: a tool that loads `vite.config.ts` on its own bundles files, but leaves packages to Node.
import { type Configuration, readConfiguration } from '../../packages/content/src/configuration.ts';

/** The configuration of this build, from the environment. */
export const configuration: Configuration = readConfiguration(process.env);

/** Constants that the build defines in browser code. */
export const defines: Readonly<Record<string, string>> = {
  __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  __SITE_CONFIGURATION__: JSON.stringify(configuration),
  // A constant of its own, since every page uses it.
  __PROFILE_URLS__: JSON.stringify([configuration.linkedInUrl, configuration.gitHubUrl]),
};
