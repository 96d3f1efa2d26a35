import { expect, it } from 'vitest';
import { createSessionReader } from '../src/session-reader.ts';
import type { SessionReading } from '../src/session-user.ts';
import { createAccountsFixture } from '../src/testing/index.ts';
import { rest } from './session-tab.ts';

const readOnce = async (fixture: ReturnType<typeof createAccountsFixture>, isOffline = false) => {
  const { store, accounts } = fixture.openPorts();
  const load = () => Promise.reject(new Error('offline'));
  const reports: SessionReading[] = [];
  const report = (reading: SessionReading) => void reports.push(reading);
  createSessionReader(store, isOffline ? { ...accounts, load } : accounts).read(report);
  expect(reports).toEqual([]);
  for (let rests = 0; rests < 1000 && reports.length === 0; rests += 1) await rest();
  return reports;
};

it('nothing stored means no user; a loading error means failed', {
  tags: ['AUT-1', 'AUT-5'],
}, async () => {
  expect(await readOnce(createAccountsFixture(), true)).toEqual([{ kind: 'loggedOut' }]);
  const fixture = createAccountsFixture();
  fixture.origin.entries.set('user', JSON.stringify({ id: 1, email: 'a@b.c', name: 'Ida' }));
  expect(await readOnce(fixture, true)).toEqual([{ kind: 'failed' }]);
  expect(await readOnce(fixture)).toMatchObject([{ kind: 'loggedIn', user: { id: 1 } }]);
});

it('changes of the session and of the list are reported until it is stopped', {
  tags: ['STO-4'],
}, async () => {
  const { origin, openPorts } = createAccountsFixture();
  const { store, accounts } = openPorts();
  const reports: SessionReading[] = [];
  const stop = createSessionReader(store, accounts).watch((reading) => void reports.push(reading));
  const other = origin.openTab();
  for (const key of ['user', 'users', 'cart']) {
    other.write(key, '{');
    other.remove(key);
    await rest();
  }
  const { length } = reports;
  expect(length).toBeGreaterThan(1);
  stop();
  for (const key of ['user', 'users']) other.remove(key);
  for (const key of ['user', 'users']) other.write(key, '{');
  for (let rests = 0; rests < 5; rests += 1) await rest();
  expect(reports).toHaveLength(length);
});
