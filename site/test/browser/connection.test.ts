import { afterEach, expect, test, vi } from 'vitest';
import { watchConnection } from '../../src/adapters/connection.ts';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
afterEach(() => vi.restoreAllMocks());

test('[CHT-7] the network is told of at once, whenever it changes, and no more once nobody asks', () => {
  const heard: boolean[] = [];
  const others: boolean[] = [];
  const stop = watchConnection((isOnline) => heard.push(isOnline));
  const stopOther = watchConnection((isOnline) => others.push(isOnline));
  expect(heard).toEqual([true]);
  setOnline(false);
  setOnline(true);
  expect(heard).toEqual([true, false, true]);
  stop();
  setOnline(false);
  expect(heard).toHaveLength(3);
  expect(others).toEqual([true, false, true, false]);
  stopOther();
  stopOther();
  const begun: boolean[] = [];
  watchConnection((isOnline) => begun.push(isOnline))();
  expect(begun).toEqual([false]);
});
