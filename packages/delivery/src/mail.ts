import type { Message } from './message.ts';

export interface MailAddress {
  /** Empty for none. */
  readonly name: string;
  readonly address: string;
}

/** A mail as it is handed to the mail server; texts of any kind, which the mail library encodes. */
export interface Mail {
  readonly from: MailAddress;
  readonly to: readonly MailAddress[];
  readonly replyTo: MailAddress;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same mail, however often it is sent: `<Q-7K3M-P2XD@loomwright.example>`. */
  readonly messageId: string;
  /** When the message was accepted, in epoch milliseconds. */
  readonly date: number;
  /** An invitation, as the text of an `.ics` file. */
  readonly calendar?: { readonly fileName: string; readonly text: string } | undefined;
}

/** What the mails say of the company. */
export interface MailFacts {
  /** The sender of every mail. */
  readonly from: MailAddress;
  /** Where messages go. */
  readonly recipients: readonly string[];
  readonly company: { readonly name: string; readonly email: string; readonly origin: string };
}

/** The mail of a message to the company, or the copy of it to the visitor. */
export const toMail = (message: Message, isCopy: boolean, { company, from, recipients }: MailFacts): Mail => {
  const visitor = { name: '', address: message.texts.email };
  const { host } = new URL(company.origin);
  const text = JSON.stringify(message.texts, null, 2);
  return {
    from,
    to: isCopy ? [visitor] : recipients.map((address) => ({ name: '', address })),
    replyTo: isCopy ? { name: company.name, address: company.email } : visitor,
    subject: `${message.kind} ${message.number}`,
    text,
    html: '',
    messageId: `<${message.number}${isCopy ? '.copy' : ''}@${host}>`,
    date: message.acceptedAt,
  };
};
