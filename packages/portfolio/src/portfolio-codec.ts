import { createRecordCodec, type RecordCodec, type RecordDescription } from '@loomwright/storage';
import * as z from 'zod/mini';
import { type Edit, editPortfolio } from './edit.ts';
import {
  COLOR_SCHEMES,
  EMPTY_PORTFOLIO,
  isPicture,
  isSame,
  MAX_ENTRIES,
  MAX_PICTURE_LENGTH,
  MAX_SKILLS,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
} from './portfolio.ts';

const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
const id = z.int().check(z.positive());
const picture = z.string().check(z.maxLength(MAX_PICTURE_LENGTH), z.refine(isPicture));

const listOf = <T extends { readonly id: number }>(entry: z.ZodMiniType<T>) =>
  z.array(entry).check(
    z.maxLength(MAX_ENTRIES),
    z.refine((entries) => new Set(entries.map((one) => one.id)).size === entries.length),
  );

/** Unknown keys are dropped (STO-2). */
export const portfolioSchema: z.ZodMiniType<Portfolio> = z.object({
  version: z.literal(1),
  name: text,
  headline: text,
  about: text,
  picture,
  skills: z.array(text).check(z.maxLength(MAX_SKILLS)),
  links: listOf(z.object({ id, label: text, address: text })),
  projects: listOf(z.object({ id, title: text, text, address: text, picture, pictureText: text })),
  experience: listOf(z.object({ id, role: text, organisation: text, period: text, text })),
  contact: z.object({ email: text, phone: text, place: text }),
  theme: z.enum(PORTFOLIO_THEMES),
  scheme: z.enum(COLOR_SCHEMES),
});

export const createPortfolioCodec = (): RecordCodec<Portfolio> => ({
  ...createRecordCodec({
    key: 'portfolio',
    empty: EMPTY_PORTFOLIO,
    schema: portfolioSchema,
  }),
  encode: (value) => (isSame(value, EMPTY_PORTFOLIO) ? undefined : JSON.stringify(value)),
});

/** An unchanged empty portfolio is not stored (STO-1). */
export const portfolioCodec = createPortfolioCodec();

const applyEdits = (portfolio: Portfolio, edits: readonly Edit[]): Portfolio =>
  edits.reduce(editPortfolio, portfolio);

export const portfolioRecord: RecordDescription<Portfolio, readonly Edit[]> = {
  codec: portfolioCodec,
  reduce: applyEdits,
};
