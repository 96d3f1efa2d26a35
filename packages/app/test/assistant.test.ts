import { toSessionView } from '@loomwright/auth';
import { sampleCredentials } from '@loomwright/auth/testing';
import { toChatView } from '@loomwright/chat';
import { toAssistantView } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { createHeadlessBrowser } from '../src/testing/index.ts';

const [member] = sampleCredentials;

const openSite = async (...answer: Parameters<typeof createHeadlessBrowser>) => {
  const browser = createHeadlessBrowser(...answer);
  const tab = browser.openTab();
  await browser.isIdle();
  const view = () => {
    const chat = tab.chat();
    if (!chat) throw new Error('the chat is not loaded');
    return toChatView(chat.getSnapshot());
  };
  return { browser, tab, view, texts: () => view().messages.map(({ text }) => text) };
};

test('the conversation survives routes, logins and logouts, and is not stored', {
  tags: ['CHT-1', 'CHT-2'],
}, async () => {
  const { browser, tab, texts, view } = await openSite();
  expect(tab.chat()).toBeUndefined();
  tab.assistant.send({ type: 'assistant.open' });
  await browser.isIdle();
  tab.chat()?.send({ type: 'chat.edit', text: 'What does the canary cost?' });
  tab.chat()?.send({ type: 'chat.send', at: 0 });
  await browser.isIdle();
  const said = ['What does the canary cost?', 'You asked: What does the canary cost?'];
  expect([view().isOpen, texts()]).toEqual([true, said]);

  tab.visit('/products');
  tab.attempt('logIn', member?.email, member?.password);
  await browser.isIdle();
  expect(toSessionView(tab.session.getSnapshot()).user?.id).toBe(1);
  tab.visit('/dashboard');
  tab.chat()?.send({ type: 'chat.edit', text: 'And for members?' });
  tab.session.send({ type: 'session.logOut' });
  tab.chat()?.send({ type: 'chat.send', at: 0 });
  await browser.isIdle();
  expect(texts()).toEqual([...said, 'And for members?', 'You asked: And for members?']);
  expect(tab.service.asked.map(({ sessionId }) => sessionId)).toEqual(['session-1', 'session-1']);

  expect([...browser.origin.entries].join().includes('canary')).toBe(false);
  expect([
    tab.logged,
    tab.address().includes('canary'),
    JSON.stringify(browser.noted).includes('canary'),
  ]).toEqual([[], false, false]);

  tab.close();
  const again = browser.openTab();
  again.assistant.send({ type: 'assistant.open' });
  await browser.isIdle();
  again.chat()?.send({ type: 'chat.ask', text: 'Hello?', at: 0 });
  await browser.isIdle();
  expect(again.service.asked).toEqual([{ message: 'Hello?', sessionId: 'session-2' }]);
});

test('the assistant keeps working while the user visits other pages', {
  tags: ['CHT-4', 'CHT-6', 'CHT-7'],
}, async () => {
  const { browser, tab, texts, view } = await openSite((question) =>
    question === 'Down?' ? { kind: 'refused', status: 503 } : { kind: 'answered', response: 'Yes.' },
  );
  const button = () => toAssistantView(tab.assistant.getSnapshot());
  tab.assistant.send({ type: 'assistant.open' });
  await browser.isIdle();
  tab.connection.go(false);
  tab.chat()?.send({ type: 'chat.ask', text: 'Held?', at: 0 });
  tab.assistant.send({ type: 'assistant.close' });
  tab.visit('/products');
  await browser.isIdle();
  expect([tab.service.asked, button().unreadCount]).toEqual([[], 0]);
  tab.connection.go(true);
  await browser.isIdle();
  expect([texts(), button().unreadCount, button().isOpen]).toEqual([['Held?', 'Yes.'], 1, false]);
  tab.assistant.send({ type: 'assistant.open' });
  expect([button().unreadCount, button().isOpen]).toEqual([0, true]);

  tab.chat()?.send({ type: 'chat.ask', text: 'Down?', at: 0 });
  for (const ms of [1000, 2000, 3000]) {
    await browser.isIdle();
    tab.clock.increment(ms);
  }
  await browser.isIdle();
  expect([tab.service.asked.length, view().canRetry]).toEqual([5, true]);
  tab.chat()?.send({ type: 'chat.clear' });
  expect([texts(), tab.service.ended]).toEqual([[], ['session-1']]);
});
