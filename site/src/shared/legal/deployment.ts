import { type Deployment, type FormsWords, formsAt, formsHere } from '@loomwright/content';
import { config } from '../../config.ts';

const hostOf = (address: string | undefined) => address && new URL(address).host;

const formsWords = (): FormsWords | undefined => {
  if (SENDING.isDemonstration) return undefined;
  return SENDING.isOwn ? formsHere : formsAt(hostOf(config.contactEndpoint) ?? '');
};

export const deployment: Deployment = {
  forms: formsWords(),
  imageHost: hostOf(config.teamImageUrl),
  demoFormHost: hostOf(config.demoFormUrl),
  mapHost: new URL(config.mapUrl).host,
};
