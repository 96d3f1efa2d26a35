// By path: a tool that loads `vite.config.ts` on its own bundles files, but leaves packages to Node.
import {
  type Configuration,
  OWN_ENDPOINT,
  readConfiguration,
} from '../../packages/content/src/configuration.ts';
import { type Feature, features } from '../features.ts';

/** The configuration of this build, from the environment. */
export const configuration: Configuration = readConfiguration(process.env);

const leftOut = process.env.LOOMWRIGHT_LEAVE_OUT?.split(',') ?? [];

/** Whether this build has a part: `features.ts`, and for tests LOOMWRIGHT_LEAVE_OUT, names of parts with commas. */
export const has = (feature: Feature): boolean => features[feature] && !leftOut.includes(feature);

/** Constants that the build defines in browser code. */
export const defines: Readonly<Record<string, string>> = {
  // A constant for each part: the build drops what stands behind a false one before it looks for modules.
  'FEATURES.assistant': JSON.stringify(has('assistant')),
  'FEATURES.blog': JSON.stringify(has('blog')),
  'FEATURES.lab': JSON.stringify(has('lab')),
  'FEATURES.portfolio': JSON.stringify(has('portfolio')),
  // Whether forms are sent nowhere, or to the site's own server: what stands behind a false one is dropped as well.
  'SENDING.isDemonstration': JSON.stringify(configuration.contactEndpoint === undefined),
  'SENDING.isOwn': JSON.stringify(configuration.contactEndpoint === OWN_ENDPOINT),
  __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  __SITE_CONFIGURATION__: JSON.stringify(configuration),
  // A constant of its own, since every page uses it.
  __PROFILE_URLS__: JSON.stringify([configuration.linkedInUrl, configuration.gitHubUrl]),
};
