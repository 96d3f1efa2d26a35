// One service with custom settings for all tests, because loading it is slow.
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readChatSettings } from '../src/server/settings.ts';
import { type RunningChat, startChat } from '../src/server/start.ts';
import { ask, responseOf } from './support.ts';

let chat: RunningChat;
beforeAll(async () => {
  const settings = readChatSettings({
    LOOMWRIGHT_EMAIL: 'ask@weavers.example',
    LOOMWRIGHT_PHONE: '+44 20 0000 0000',
    LOOMWRIGHT_GITHUB_URL: 'https://github.com/weavers',
    LOOMWRIGHT_CONTACT_ENDPOINT: 'https://forms.example/messages',
  });
  chat = await startChat(settings, () => {});
});
afterAll(() => chat.close());
afterEach(() => vi.useRealTimers());

const say = async (message: string) => responseOf(await ask(chat.app, message, message));

it('hours follow the wall clock, even after the computer has slept', { tags: ['SVC-1'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00+05:30') });
  expect(await say('are you open now?')).toContain('Wednesday, 10:00 AM at the office');
  vi.setSystemTime(Date.parse('2026-11-25T20:00:00+05:30'));
  expect(await say('are you open now?')).toMatch(/^We are closed now\..*Wednesday, 8:00 PM at the office/);
});

it('answers contain the configured contact details', { tags: ['SVC-1'] }, async () => {
  expect(await say('what is your email address?')).toContain(
    '[ask@weavers.example](mailto:ask@weavers.example)',
  );
  expect(await say('phone number')).toContain('[+44 20 0000 0000](tel:+442000000000)');
  expect(await say('are you on github')).toContain('(https://github.com/weavers)');
});

it.each(['what is the capital of mongolia', 'you are useless', 'i want to talk to a human', 'contact form'])(
  'with an endpoint, no answer calls the forms a demonstration: %s',
  { tags: ['FRM-1'] },
  async (question) => {
    const text = await say(question);
    expect(text).toMatch(/\/(?:contact|support)\)/);
    expect(text).not.toContain('demonstration');
  },
);
