import { afterEach, expect, test, vi } from 'vitest';
import { watchConnection } from '../../src/adapters/connection.ts';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
afterEach(() => vi.restoreAllMocks());

test('the connection is reported at once and at every change, and not after stopping', {
  tags: ['CHT-7'],
}, () => {
  const reported: boolean[] = [];
  const others: boolean[] = [];
  const stop = watchConnection((isOnline) => reported.push(isOnline));
  const stopOther = watchConnection((isOnline) => others.push(isOnline));
  expect(reported).toEqual([true]);
  setOnline(false);
  setOnline(true);
  expect(reported).toEqual([true, false, true]);
  stop();
  setOnline(false);
  expect(reported).toHaveLength(3);
  expect(others).toEqual([true, false, true, false]);
  stopOther();
  stopOther();
  const begun: boolean[] = [];
  watchConnection((isOnline) => begun.push(isOnline))();
  expect(begun).toEqual([false]);
});
