// Imported by path, because tools that load `vite.config.ts` bundle files but leave packages to Node.
import {
  type Configuration,
  OWN_ENDPOINT,
  readConfiguration,
} from '../../packages/content/src/configuration.ts';
import { type Feature, features } from '../features.ts';

export const configuration: Configuration = readConfiguration(process.env);

const leftOut = process.env.LOOMWRIGHT_LEAVE_OUT?.split(',') ?? [];

/**
 * Whether this build includes a feature. In tests, LOOMWRIGHT_LEAVE_OUT lists further features to leave out.
 */
export const has = (feature: Feature): boolean => features[feature] && !leftOut.includes(feature);

export const defines: Readonly<Record<string, string>> = {
  // One constant per feature, so that the build drops dead branches before it resolves their imports.
  'FEATURES.assistant': JSON.stringify(has('assistant')),
  'FEATURES.blog': JSON.stringify(has('blog')),
  'FEATURES.lab': JSON.stringify(has('lab')),
  'FEATURES.portfolio': JSON.stringify(has('portfolio')),
  'SENDING.isDemonstration': JSON.stringify(configuration.contactEndpoint === undefined),
  'SENDING.isOwn': JSON.stringify(configuration.contactEndpoint === OWN_ENDPOINT),
  __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  __SITE_CONFIGURATION__: JSON.stringify(configuration),
  __PROFILE_URLS__: JSON.stringify([configuration.linkedInUrl, configuration.gitHubUrl]),
};
