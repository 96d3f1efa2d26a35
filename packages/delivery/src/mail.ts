import { toDemoInvitation } from '@loomwright/contact';
import { toCompanyMail } from './company-mail.ts';
import { toCopyMail } from './copy-mail.ts';
import type { MailFacts } from './mail-facts.ts';
import { toMailHtml } from './mail-html.ts';
import { toMailText } from './mail-text.ts';
import { isMailable, type MailAddress, toHeaderText } from './mailbox.ts';
import type { Message } from './message.ts';

/** An email for the mail library, which encodes all text. */
export interface Mail {
  readonly from: MailAddress;
  /** Empty for a copy to an address that is not `isMailable`. */
  readonly to: readonly MailAddress[];
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable across retries, for example `<Q-7K3M-P2XD@loomwright.example>`. */
  readonly messageId: string;
  readonly date: number;
  /** An `.ics` invitation with the method REQUEST. */
  readonly calendar?: { readonly fileName: string; readonly text: string } | undefined;
}

/** In UTF-16 units. */
const MAX_SUBJECT = 200;
const MAX_NAME = 80;

const toCalendar = (message: Message, { calendar, company }: MailFacts, visitor: MailAddress) => {
  if (message.kind !== 'demo') return undefined;
  const { number } = message;
  return {
    fileName: `demo-${number.toLowerCase()}.ics`,
    text: toDemoInvitation(
      { reference: number, startsAt: Number(message.texts.slot) },
      {
        ...calendar,
        producer: company.name,
        description: `${calendar.description}\nReference: ${number}`,
        host: new URL(company.origin).hostname,
      },
      message.acceptedAt,
      { organizer: { name: company.name, address: company.email }, attendee: visitor },
    ),
  };
};

/** Visitor text enters headers only as Reply-To, the To of a copy, and part of a subject (DLV-2). */
export const toMail = (message: Message, isCopy: boolean, facts: MailFacts): Mail => {
  const { company, from, recipients } = facts;
  const { email } = message.texts;
  const canReceive = isMailable(email);
  const name = 'name' in message.texts ? toHeaderText(message.texts.name, MAX_NAME) : '';
  const { document, subject } = isCopy ? toCopyMail(message, facts) : toCompanyMail(message, facts);
  const ours = { name: company.name, address: company.email };
  const toVisitor = canReceive ? [{ name: '', address: email }] : [];
  return {
    from,
    to: isCopy ? toVisitor : recipients.map((address) => ({ name: '', address })),
    replyTo: isCopy || !canReceive ? ours : { name, address: email },
    subject: toHeaderText(subject, MAX_SUBJECT),
    text: toMailText(document),
    html: toMailHtml(document),
    messageId: `<${message.number}${isCopy ? '.copy' : ''}@${new URL(company.origin).hostname}>`,
    date: message.acceptedAt,
    calendar: canReceive ? toCalendar(message, facts, { name, address: email }) : undefined,
  };
};
