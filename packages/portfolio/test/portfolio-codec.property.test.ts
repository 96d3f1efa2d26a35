import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PORTFOLIO, portfolioCodec, SAMPLE_PORTFOLIO } from '../src/index.ts';
import { createPortfolioCodec } from '../src/portfolio-codec.ts';
import { brokenPortfolioInvariants, portfolios } from '../src/testing/index.ts';

describe('the stored portfolio', { tags: ['PGN-1', 'STO-1'] }, () => {
  const contract = {
    createCodec: createPortfolioCodec,
    values: fc.oneof(portfolios(), fc.constantFrom(EMPTY_PORTFOLIO, SAMPLE_PORTFOLIO)),
    broken: brokenPortfolioInvariants,
    hints: {
      keys: [...Object.keys(EMPTY_PORTFOLIO), 'id', 'address', 'pictureText'],
      values: ['slate', 'dark', 'data:image/png;base64,AAAA', 'data:image/svg+xml;base64,AAAA', 51, 120_001],
    },
  };
  for (const { title, run } of recordContract(contract)) it(title, { tags: ['STO-2', 'STO-3'] }, run);

  it('is stored under `portfolio`; an unchanged empty one is not stored', () => {
    expect(portfolioCodec.key).toBe('portfolio');
    expect(portfolioCodec.encode({ ...EMPTY_PORTFOLIO })).toBeUndefined();
    expect(portfolioCodec.encode({ ...EMPTY_PORTFOLIO, theme: 'slate' })).toBeDefined();
  });
});
