import type { SendForm, WatchConnection } from '@loomwright/contact';
import { watchConnection } from '../../adapters/connection.ts';
import { config } from '../../config.ts';

interface SendingPorts {
  readonly sendForm: SendForm;
  readonly watchConnection?: WatchConnection;
}

/** Sends forms as this deployment is configured. Without an endpoint nothing is sent, and nothing waits for a network. */
export const sending: SendingPorts = {
  // Its code is loaded on first use.
  sendForm: async (form, signal) => {
    const { createFormSender } = await import('../../adapters/form-sender.ts');
    return createFormSender(config.contactEndpoint)(form, signal);
  },
  ...(config.contactEndpoint && { watchConnection }),
};
