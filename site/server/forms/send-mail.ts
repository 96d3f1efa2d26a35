import { isCopy, type MailFacts, toMail } from '@loomwright/delivery';
import { match } from 'ts-pattern';
import { createEmlMailer } from './eml-mailer.ts';
import type { Mailer } from './mailer.ts';
import type { SendMail } from './outbox.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts';

export type MailTransport =
  | ({ readonly kind: 'smtp' } & SmtpOptions)
  | { readonly kind: 'files'; readonly folder: string };

export interface SendMailOptions {
  readonly transport: MailTransport;
  readonly facts: MailFacts;
  readonly log: (line: string) => void;
}

/** Throws if the address of the mail server is invalid. `close` never rejects. */
export const createSendMail = ({ transport, facts, log }: SendMailOptions) => {
  const { close, post } = match(transport)
    .with({ kind: 'smtp' }, (options): Mailer => createSmtpMailer(options, log))
    .with({ kind: 'files' }, ({ folder }): Mailer => createEmlMailer(folder))
    .exhaustive();
  const send: SendMail = (message, delivery, signal) =>
    post(delivery.id, toMail(message, isCopy(delivery), facts), signal);
  return { send, close };
};
