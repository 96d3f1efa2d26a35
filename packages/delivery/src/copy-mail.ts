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
import type { Message } from './message.ts';

interface CopyWords {
  readonly what: string;
  readonly next: string;
  readonly main: readonly MailBlock[];
}

const toWords = (message: Message, facts: MailFacts): CopyWords => {
  const { answers, office } = facts;
  return match(message)
    .returnType<CopyWords>()
    .with({ kind: 'contact' }, () => ({
      what: 'message',
      next: `We read every message, and answer ${answers.message}.`,
      main: [],
    }))
    .with({ kind: 'support' }, ({ texts }) => ({
      what: 'support request',
      next: `We answer by email ${answers.support}.`,
      main: [highlight('Priority', [toPriorityText(texts.priority)])],
    }))
    .with({ kind: 'quote' }, (quote) => ({
      what: 'quote request',
      next: `We’ll read it and reply ${answers.message}.`,
      main: [highlight('Total', [totalOf(quote)], toItemsText(quote)), toLinesBlock(quote)],
    }))
    .with({ kind: 'demo' }, (demo) => {
      const ours = toOfficeSlot(demo, facts);
      const theirs = toVisitorSlot(demo);
      return {
        what: 'demo request',
        next: `We’ll confirm the time by email ${answers.demo}, with a link to the video call. The attached file is for your calendar.`,
        main: [
          theirs === undefined
            ? highlight('Requested time', ours, office.timeZoneText)
            : highlight(
                'Requested time',
                theirs,
                `${toZoneName(demo.timeZone)}. At our office: ${ours.join(', ')} (${office.timeZoneText}).`,
              ),
        ],
      };
    })
    .with({ kind: 'waiting' }, ({ product }) => ({
      what: 'request',
      next: `We’ll write to you when ${product} is released.`,
      main: [highlight('Product', [product])],
    }))
    .exhaustive();
};

/** The subject contains no visitor text: otherwise a stranger could send anyone a headline in our name. */
export const toCopyMail = (
  message: Message,
  facts: MailFacts,
): { readonly subject: string; readonly document: MailDocument } => {
  const { company } = facts;
  const { main, next, what } = toWords(message, facts);
  return {
    subject: `We received your ${what} ${message.number}`,
    document: {
      sender: company.name,
      title: `We received your ${what}`,
      blocks: [
        paragraph(`Thank you for writing to us. ${next}`),
        paragraph('Below is a copy of what you sent. To add something, reply to this email.'),
        ...main,
        ...toMessageBlocks(message, facts),
      ],
      notes: [
        `You receive this email because a copy to this address was requested on the website of ${company.name}.`,
        'You didn’t write it? Then someone else typed your address. You don’t need to do anything.',
      ],
      link: company.origin,
    },
  };
};
