import * as z from 'zod/mini';
import { MAX_QUOTES } from './quote.ts';

// As in a cart. Not the kit's own constant: importing it from here makes the bundler cut the entry of the site in two.
const MAX_QUANTITY = 99;

const line = z.object({
  id: z.int().check(z.positive()),
  name: z.string().check(z.maxLength(200)),
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
});

const quote = z.object({
  id: z.int().check(z.positive()),
  at: z.number().check(z.gte(0), z.lte(8.64e15)),
  lines: z.array(line).check(z.maxLength(200)),
  totalCents: z.int().check(z.gte(0)),
  status: z.enum(['sent', 'kept']),
});

/** The stored requests of an account (STO-1, STO-2). */
export const quotesSchema = z.array(quote).check(z.maxLength(MAX_QUOTES));
