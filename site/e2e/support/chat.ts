import type { Page, Route } from 'playwright/test';
import { sourceFiles } from './site.ts';
import { expect } from './site-test.ts';

export const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
export const inPanel = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
export const pendingStatus = (page: Page) => panel(page).getByRole('status');
export const times = (page: Page) => log(page).locator('time');

const { css = [], file = '' } = sourceFiles['src/assistant/panel/chat.tsx'] ?? {};
export const panelFiles = new RegExp([file, ...css].join('|'));

export const openAssistant = async (page: Page) => {
  await launcher(page).click();
  await expect(box(page)).toBeFocused();
};

export const ask = async (page: Page, question: string) => {
  await box(page).fill(question);
  await box(page).press('Enter');
};

export const answerWith = (response: string) => (route: Route) => route.fulfill({ json: { response } });

export const goOffline = async (page: Page) => {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
};
