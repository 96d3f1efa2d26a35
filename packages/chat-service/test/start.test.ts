import { afterEach, expect, it, vi } from 'vitest';
import { readChatSettings } from '../src/server/settings.ts';
import { startChat } from '../src/server/start.ts';
import { ask, responseOf } from './support.ts';

afterEach(() => vi.useRealTimers());

it('the hours follow the wall clock, also after the computer has slept', {
  tags: ['SVC-1'],
  timeout: 60_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00+05:30') });
  const { app, close } = await startChat(readChatSettings({}), () => {});
  const isOpen = async () => responseOf(await ask(app, 'are you open now?'));
  expect(await isOpen()).toContain('Wednesday, 10:00 AM at the office');
  vi.setSystemTime(Date.parse('2026-11-25T20:00:00+05:30'));
  expect(await isOpen()).toMatch(/^We are closed now\..*Wednesday, 8:00 PM at the office/);
  await close();
});
