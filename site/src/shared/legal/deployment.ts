import type { Deployment } from '@loomwright/content';
import { config } from '../../config.ts';

const hostOf = (address: string | undefined) => address && new URL(address).host;

/** The hosts of this deployment, as the pages about data name them. */
export const deployment: Deployment = {
  formHost: hostOf(config.contactEndpoint),
  imageHost: hostOf(config.teamImageUrl),
  demoFormHost: hostOf(config.demoFormUrl),
  mapHost: new URL(config.mapUrl).host,
};
