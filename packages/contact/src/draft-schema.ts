import * as z from 'zod/mini';
import type { Draft } from './draft.ts';

const line = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  price: z.number().check(z.gte(0)),
  quantity: z.int().check(z.gte(1), z.lte(99)),
});

/** A stored draft (STO-1, STO-2). Its texts have any length: what is too long to be sent is not lost for that. */
export const draftSchema: z.ZodMiniType<Draft> = z.object({
  owner: z.nullable(z.int().check(z.positive())),
  values: z.record(z.string(), z.string()),
  request: z.optional(
    z.object({
      lines: z.array(line).check(z.minLength(1)),
      totalCents: z.int().check(z.gte(0)),
      block: z.string().check(z.minLength(1)),
    }),
  ),
});
