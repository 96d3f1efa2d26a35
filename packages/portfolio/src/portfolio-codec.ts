import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import { EMPTY_PORTFOLIO, type Portfolio } from './portfolio.ts';

/** The portfolio of this browser, under `portfolio` (STO-1). */
export const portfolioCodec: RecordCodec<Portfolio> = createRecordCodec({
  key: 'portfolio',
  empty: EMPTY_PORTFOLIO,
  loadSchema: async () => (await import('./portfolio-schema.ts')).portfolioSchema,
});
