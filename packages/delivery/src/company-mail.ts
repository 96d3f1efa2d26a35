import { toItemsText } from '@loomwright/contact';
import { match } from 'ts-pattern';
import type { MailBlock, MailDocument } from './mail-document.ts';
import type { MailFacts } from './mail-facts.ts';
import {
  highlight,
  paragraph,
  toLinesBlock,
  toMessageBlocks,
  toOfficeSlot,
  toPriorityText,
  totalOf,
  toVisitorSlot,
  toZoneName,
} from './mail-parts.ts';
import { isMailable, toHeaderText } from './mailbox.ts';
import type { Message } from './message.ts';

/** Maximum length of each part of a subject that a visitor typed, in UTF-16 units. */
const MAX_WORDS = 70;

interface CompanyWords {
  readonly subject: string;
  readonly title: string;
  readonly main: readonly MailBlock[];
}

const toWords = (message: Message, facts: MailFacts): CompanyWords => {
  const { number } = message;
  const { timeZoneText } = facts.office;
  const words = (text: string) => toHeaderText(text, MAX_WORDS);
  return match(message)
    .returnType<CompanyWords>()
    .with({ kind: 'contact' }, ({ texts }) => ({
      subject: `Message ${number} from ${words(texts.name)}`,
      title: 'New message',
      main: [],
    }))
    .with({ kind: 'support' }, ({ texts }) => {
      const isHigh = texts.priority === 'high';
      const priority = toPriorityText(texts.priority);
      return {
        subject: `[${isHigh ? priority.toUpperCase() : priority}] Support request ${number}: ${words(texts.subject)}`,
        title: 'New support request',
        main: [highlight('Priority', [priority], '', isHigh)],
      };
    })
    .with({ kind: 'quote' }, (quote) => ({
      subject: `Quote request ${number} from ${words(quote.texts.name)}: ${totalOf(quote)}`,
      title: 'New quote request',
      main: [highlight('Total', [totalOf(quote)], toItemsText(quote)), toLinesBlock(quote)],
    }))
    .with({ kind: 'demo' }, (demo) => {
      const time = toOfficeSlot(demo, facts);
      const theirs = toVisitorSlot(demo);
      const zone = toZoneName(demo.timeZone);
      return {
        subject: `Demo request ${number}: ${time.join(', ')}`,
        title: 'New demo request',
        main: [
          paragraph('Please confirm the time by email, with a link to the video call.'),
          highlight(
            'Requested time',
            time,
            theirs ? `${timeZoneText}. For the visitor: ${theirs.join(', ')} (${zone}).` : timeZoneText,
          ),
        ],
      };
    })
    .with({ kind: 'waiting' }, ({ product }) => ({
      subject: `Waiting list ${number}: ${words(product)}`,
      title: 'New entry on the waiting list',
      main: [
        paragraph('Please tell the visitor when the product is released: nothing is sent by itself.'),
        highlight('Product', [product]),
      ],
    }))
    .exhaustive();
};

export const toCompanyMail = (
  message: Message,
  facts: MailFacts,
): { readonly subject: string; readonly document: MailDocument } => {
  const { company } = facts;
  const { main, subject, title } = toWords(message, facts);
  const answer = isMailable(message.texts.email)
    ? 'Reply to this email to answer the visitor.'
    : 'No mail program can take the visitor’s email address as it was typed, so a reply won’t reach them.';
  return {
    subject,
    document: {
      sender: company.name,
      title,
      blocks: [paragraph(answer), ...main, ...toMessageBlocks(message, facts)],
      notes: [
        'Sent by a form of your website. What the visitor typed is shown as plain text: be careful with links in it.',
      ],
      link: company.origin,
    },
  };
};
