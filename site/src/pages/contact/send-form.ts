import type { SendForm } from '@loomwright/contact';
import { config } from '../../config.ts';

/** Sends by whatever this deployment has; the code for it comes when somebody sends. */
export const sendForm: SendForm = async (form, signal) => {
  const { createFormSender } = await import('../../adapters/form-sender.ts');
  return createFormSender(config.contactEndpoint)(form, signal);
};
