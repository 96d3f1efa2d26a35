import { MAX_QUANTITY, memberRecords } from '@loomwright/kit';
import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { MAX_QUOTE_ID, MAX_QUOTE_LINES, MAX_QUOTES, NO_QUOTES, type Quotes } from './quote.ts';

const line = z.object({
  id: z.int().check(z.positive()),
  name: z.string().check(z.maxLength(200)),
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
  unit: z.optional(z.enum(['workspaceMonth'])),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
});

const time = z.number().check(z.gte(0), z.lte(8.64e15));

const demo = z.object({ reference: z.string().check(z.maxLength(20)), startsAt: time });

const quote = z.object({
  id: z.int().check(z.gte(1), z.lte(MAX_QUOTE_ID)),
  at: time,
  lines: z.array(line).check(z.maxLength(MAX_QUOTE_LINES)),
  totalCents: z.int().check(z.gte(0)),
  status: z.enum(['sent', 'kept']),
  number: z.optional(z.string().check(z.maxLength(20))),
  demo: z.optional(demo),
});

const hasEachIdOnce = (quotes: readonly { readonly id: number }[]) =>
  new Set(quotes.map(({ id }) => id)).size === quotes.length;

/** Accepts requests in any order (STO-2). */
const quotesSchema = z.pipe(
  z.array(quote).check(z.maxLength(MAX_QUOTES), z.refine(hasEachIdOnce)),
  z.transform((quotes: z.output<typeof quote>[]): Quotes => quotes.sort((a, b) => a.id - b.id)),
);

export const createQuotesCodec = (userId: number): RecordCodec<Quotes> =>
  createRecordCodec({
    key: memberRecords(userId).quotes,
    empty: NO_QUOTES,
    schema: quotesSchema,
  });
