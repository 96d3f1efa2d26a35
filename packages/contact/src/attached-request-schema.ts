import * as z from 'zod/mini';
import type { AttachedRequest } from './quote-request.ts';

const line = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  price: z.number().check(z.gte(0)),
  unit: z.optional(z.enum(['workspaceMonth'])),
  quantity: z.int().check(z.gte(1), z.lte(99)),
});

export const attachedRequestSchema: z.ZodMiniType<AttachedRequest> = z.object({
  lines: z.array(line).check(z.minLength(1)),
  totalCents: z.int().check(z.gte(0)),
  block: z.string().check(z.minLength(1)),
  number: z.optional(z.string().check(z.maxLength(20))),
});
