import * as z from 'zod/mini';
import { ACTIVITY_KINDS, MAX_ACTIVITY, MAX_ACTIVITY_TEXT } from './activity.ts';

const entry = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  text: z.string().check(z.maxLength(MAX_ACTIVITY_TEXT)),
  at: z.number().check(z.gte(0), z.lte(8.64e15)),
});

/** The stored activity of an account (STO-1, STO-2). */
export const activitySchema = z.array(entry).check(z.maxLength(MAX_ACTIVITY));
