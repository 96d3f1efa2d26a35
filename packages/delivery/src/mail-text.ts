import { match } from 'ts-pattern';
import type { MailBlock, MailDocument } from './mail-document.ts';

/** An email must not contain a lone carriage return. */
export const toLines = (text: string): string => text.replace(/\r\n?/g, '\n');

const toText = (block: MailBlock): string =>
  match(block)
    .with({ kind: 'paragraph' }, ({ text }) => text)
    .with({ kind: 'highlight' }, ({ detail, label, values }) =>
      [`${label}: ${values.join(', ')}`, detail].filter(Boolean).join('\n'),
    )
    .with({ kind: 'facts' }, ({ facts }) => {
      const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
      return facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
    })
    .with({ kind: 'lines' }, ({ caption, lines, total }) =>
      [
        `${caption}:`,
        ...lines.map(({ amount, name, price, quantity }) => `- ${quantity} × ${name}, ${price}: ${amount}`),
        `Total: ${total}`,
      ].join('\n'),
    )
    .with({ kind: 'quote' }, ({ label, text }) => `${label}:\n\n${toLines(text)}`)
    .exhaustive();

/** Quotes come last, so that visitor text cannot pass for ours. */
export const toMailText = ({ blocks, link, notes, sender, title }: MailDocument): string => {
  const quotes = blocks.filter(({ kind }) => kind === 'quote');
  return [
    `${title}\n${'='.repeat(title.length)}`,
    ...blocks.filter((block) => !quotes.includes(block)).map(toText),
    ...notes,
    `${sender}\n${link}`,
    ...(quotes.length > 0 ? ['-'.repeat(60)] : []),
    ...quotes.map(toText),
  ]
    .map((part) => `${part}\n`)
    .join('\n');
};
