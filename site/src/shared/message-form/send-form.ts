import type { SendForm, WatchConnection } from '@loomwright/contact';
import { watchConnection } from '../../adapters/connection.ts';
import { config } from '../../config.ts';
import { ownFieldsOf } from './own-fields.tsx';

interface SendingPorts {
  readonly sendForm: SendForm;
  readonly watchConnection?: WatchConnection;
}

const loadSender = async (): Promise<SendForm> => {
  if (SENDING.isDemonstration) return (await import('../../adapters/simulated-sender.ts')).simulateSending;
  if (SENDING.isOwn) return (await import('../../adapters/own-server.ts')).createOwnSender(ownFieldsOf);
  const { createFormEndpoint, postForm } = await import('../../adapters/form-endpoint.ts');
  return createFormEndpoint((form, signal) => postForm(config.contactEndpoint ?? '', form, signal));
};

/** Without an endpoint, nothing is sent and nothing waits for the network. */
export const sending: SendingPorts = {
  sendForm: async (form, signal) => (await loadSender())(form, signal),
  ...(SENDING.isDemonstration ? {} : { watchConnection }),
};

/** The form's action without JavaScript. Undefined if the form needs JavaScript. */
export const actionOf = (form: string): string | undefined => {
  if (SENDING.isDemonstration) return undefined;
  return SENDING.isOwn ? `/forms/${form}` : config.contactEndpoint;
};
