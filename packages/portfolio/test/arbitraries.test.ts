import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from '../src/address.ts';
import { portfolioSchema } from '../src/portfolio-schema.ts';
import { goodAddresses, portfolios } from '../src/testing/arbitraries.ts';

it('[PGN-1] generates portfolios that the schema takes as they are', () => {
  fc.assert(
    fc.property(portfolios(), (portfolio) => {
      expect(portfolioSchema.parse(portfolio)).toEqual(portfolio);
    }),
    runs(1000),
  );
});

it('[PGN-1] generates addresses that become links', () => {
  fc.assert(
    fc.property(goodAddresses, (address) => {
      expect(readAddress(address)).toBeDefined();
    }),
    runs(1000),
  );
});
