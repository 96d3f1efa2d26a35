import * as z from 'zod/mini';
import type { Draft } from './draft.ts';

/**
 * The schema of a stored draft, with that of what may be attached to it. Texts have any length: it is checked at submit.
 */
export const createDraftSchema = <A>(
  attachment: z.ZodMiniType<A> = z.never() as unknown as z.ZodMiniType<A>,
): z.ZodMiniType<Draft<A>> =>
  z.object({
    owner: z.nullable(z.int().check(z.positive())),
    values: z.record(z.string(), z.string()),
    request: z.optional(attachment),
  });
