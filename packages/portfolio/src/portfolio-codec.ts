import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { EMPTY_PORTFOLIO, isSame, type Portfolio } from './portfolio.ts';
import { portfolioSchema } from './portfolio-schema.ts';

export const createPortfolioCodec = (): RecordCodec<Portfolio> => ({
  ...createRecordCodec({
    key: 'portfolio',
    empty: EMPTY_PORTFOLIO,
    loadSchema: async () => portfolioSchema,
  }),
  encode: (value) => (isSame(value, EMPTY_PORTFOLIO) ? undefined : JSON.stringify(value)),
});

/** The portfolio of this browser, under `portfolio` (STO-1); an unchanged empty one is not stored. */
export const portfolioCodec = createPortfolioCodec();
