import { exportStoredData } from '@loomwright/account';
import { storedKeys } from '@loomwright/content';
import { memberRecords } from '@loomwright/kit';
import { portfolioCodec, readJson, SAMPLE_PORTFOLIO } from '@loomwright/portfolio';
import { createMemoryOrigin } from '@loomwright/storage';
import { expect, test } from 'vitest';

test('the settings export contains the portfolio, and the tool imports it', {
  tags: ['STO-1', 'AUT-8', 'PGN-1'],
}, async () => {
  const store = createMemoryOrigin().openTab();
  store.write(portfolioCodec.key, portfolioCodec.encode(SAMPLE_PORTFOLIO) ?? '');
  const source = { keys: storedKeys, store, sessionTexts: {}, userId: 1 };
  const account = { id: 1, email: 'ada@example.com', name: 'Ada' };
  const file = JSON.stringify(exportStoredData(source, account, '2026-11-22T00:00:00.000Z'));
  expect(await readJson(file)).toEqual({ kind: 'portfolio', portfolio: SAMPLE_PORTFOLIO });
});

test('deleting an account keeps the portfolio, which belongs to the browser', {
  tags: ['AUT-8', 'PGN-1'],
}, () => {
  expect(Object.values(memberRecords(1))).not.toContain(portfolioCodec.key);
  expect(storedKeys.map(({ key }) => key)).toContain(portfolioCodec.key);
});
