import { toTotalText } from '@loomwright/contact';
import { SLOT_MINUTES } from '@loomwright/contact/limits';
import {
  createDateFormat,
  createTimeFormat,
  type FormFacts,
  formatCents,
  formatPrice,
  forms,
  toNumberText,
} from '@loomwright/kit';
import type { MailBlock } from './mail-document.ts';
import type { MailFacts } from './mail-facts.ts';
import type { Message } from './message.ts';

type Of<K extends Message['kind']> = Extract<Message, { readonly kind: K }>;

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

export const highlight = (
  label: string,
  values: readonly string[],
  detail = '',
  isUrgent = false,
): MailBlock => ({
  kind: 'highlight',
  label,
  values,
  detail,
  isUrgent,
});

const toSlotTexts = ({ texts }: Of<'demo'>, timeZone: string): readonly string[] => {
  const startsAt = Number(texts.slot);
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
  const clock = createTimeFormat(timeZone);
  return [
    `${weekday.format(startsAt)}, ${createDateFormat(timeZone).format(startsAt)}`,
    [startsAt, startsAt + SLOT_MINUTES * 60_000].map(clock.format).join('–'),
  ];
};

export const toOfficeSlot = (message: Of<'demo'>, { office }: MailFacts): readonly string[] =>
  toSlotTexts(message, office.timeZone);

/** Undefined if the time zone is unknown. */
export const toVisitorSlot = (message: Of<'demo'>): readonly string[] | undefined => {
  if (message.timeZone === '') return undefined;
  try {
    return toSlotTexts(message, message.timeZone);
  } catch {
    return undefined;
  }
};

export const toZoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** `high` becomes `High`. */
export const toPriorityText = (priority: string): string =>
  priority.slice(0, 1).toUpperCase() + priority.slice(1);

export const totalOf = ({ lines }: Of<'quote'>): string =>
  toTotalText({
    lines: lines.map(({ priceCents, ...line }) => ({ ...line, price: priceCents / 100 })),
    totalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
  });

export const toLinesBlock = (message: Of<'quote'>): MailBlock => ({
  kind: 'lines',
  caption: 'Products',
  lines: message.lines.map(({ name, priceCents, quantity, unit }) => ({
    name,
    quantity: toNumberText(quantity),
    price: formatPrice(priceCents, unit),
    amount: formatCents(priceCents * quantity),
  })),
  total: totalOf(message),
});

// All characters at which a mail program may break a line.
const isOneLine = (text: string): boolean => !/[\n\v\f\r\u0085\u2028\u2029]/.test(text);

/** Multi-line text is shown as a quote, even if it comes from a single-line field. */
export const toMessageBlocks = (message: Message, { office }: MailFacts): readonly MailBlock[] => {
  const { acceptedAt, number } = message;
  const { timeZone, timeZoneText } = office;
  const texts: Readonly<Record<string, string>> = message.texts;
  const { fields }: FormFacts = forms[message.kind === 'quote' ? 'contact' : message.kind];
  const typed = Object.entries(fields).flatMap(([name, { kind, label }]) => {
    const value = texts[name] ?? '';
    return value === '' || kind === 'choice' || kind === 'custom' ? [] : [{ kind, label, value }];
  });
  const isFact = ({ kind, value }: (typeof typed)[number]) => kind !== 'message' && isOneLine(value);
  const facts = typed.filter(isFact).map(({ label, value }) => ({ label, value }));
  const quotes = typed.filter((one) => !isFact(one));
  const sentAt = `${createDateFormat(timeZone).format(acceptedAt)}, ${createTimeFormat(timeZone).format(acceptedAt)}`;
  const known = [
    { label: 'Number', value: number },
    { label: 'Sent', value: `${sentAt} (${timeZoneText})` },
  ];
  return [
    { kind: 'facts', facts: [...facts, ...known] },
    ...quotes.map(({ label, value }) => ({ kind: 'quote' as const, label, text: value })),
  ];
};
