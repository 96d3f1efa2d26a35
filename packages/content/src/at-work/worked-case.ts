import { savedTasksPercent } from '../facts.ts';

const PEOPLE = 120;
const INVOICES = 1200;
const MINUTES_EACH = 6;

const handed = (INVOICES * (100 - savedTasksPercent)) / 100;
const toHours = (invoices: number) => (invoices * MINUTES_EACH) / 60;
const toText = (figure: number) => figure.toLocaleString('en');
const toRow = (what: string, before: number, after: number) => ({
  what,
  before: toText(before),
  after: toText(after),
  left: Math.round((100 * after) / before),
});

/** A sample case before and after (HOM-4). */
export const workedCase = {
  title: 'A sample case, before and after',
  text: `A wholesaler of ${PEOPLE} people gets ${toText(INVOICES)} supplier invoices a month. A workflow posts what it is sure of, and asks a person about the rest.`,
  result: `${toText(toHours(INVOICES - handed))} hours a month back`,
  caption: 'Supplier invoices',
  columns: { before: 'Before', after: 'After' },
  rows: [
    toRow('Typed by hand a month', INVOICES, handed),
    toRow('Hours a month', toHours(INVOICES), toHours(handed)),
    toRow('Days to book one', 4, 1),
  ],
  note: `Made-up figures, at ${MINUTES_EACH} minutes an invoice.`,
} as const;
