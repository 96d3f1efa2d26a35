import type { SendForm } from '@loomwright/contact';
import { config } from '../../config.ts';

/** Sends a form as this deployment is configured; its code is loaded on first use. */
export const sendForm: SendForm = async (form, signal) => {
  const { createFormSender } = await import('../../adapters/form-sender.ts');
  return createFormSender(config.contactEndpoint)(form, signal);
};
