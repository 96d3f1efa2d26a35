import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { EMPTY_PORTFOLIO, isSame, type Portfolio } from './portfolio.ts';

export const createPortfolioCodec = (): RecordCodec<Portfolio> => ({
  ...createRecordCodec({
    key: 'portfolio',
    empty: EMPTY_PORTFOLIO,
    loadSchema: async () => (await import('./portfolio-schema.ts')).portfolioSchema,
  }),
  encode: (value) => (isSame(value, EMPTY_PORTFOLIO) ? undefined : JSON.stringify(value)),
});

/** The portfolio of this browser, under `portfolio` (STO-1); an unchanged empty one is not stored. */
export const portfolioCodec = createPortfolioCodec();
