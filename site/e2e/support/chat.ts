import type { Page, Route } from 'playwright/test';
import { sourceFiles } from './site.ts';
import { expect } from './site-test.ts';

export const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
export const inPanel = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
export const pendingStatus = (page: Page) => panel(page).getByRole('status');
/** The times of the messages: one for each. */
export const times = (page: Page) => log(page).locator('time');

const { css = [], file = '' } = sourceFiles['src/assistant/panel/chat.tsx'] ?? {};
/** The requests for the code and the styles of the panel. */
export const panelFiles = new RegExp([file, ...css].join('|'));

/** Opens the panel and waits until the box accepts text. */
export const openAssistant = async (page: Page) => {
  await launcher(page).click();
  await expect(box(page)).toBeFocused();
};

/** Replaces the text of the box by a question, and sends it. */
export const ask = async (page: Page, question: string) => {
  await box(page).fill(question);
  await box(page).press('Enter');
};

/** A reply according to the contract (CHT-2). */
export const answerWith = (response: string) => (route: Route) => route.fulfill({ json: { response } });

/** Takes the network away, and waits until the page knows. */
export const goOffline = async (page: Page) => {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
};
