import type { Page } from 'playwright/test';
import { field } from './accounts.ts';

export const contactValues = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@example.com',
  Company: 'Analytical Engines',
  Phone: '+44 20 7946 0000',
  'Your Message': 'A loom of our own.',
} as const;

export const request = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Subject: 'The shuttle is stuck',
  Message: 'It does not come back.',
} as const;

export const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text);
};

export const valuesOf = async (page: Page, labels: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(labels).map(async (label) => [label, await field(page, label).inputValue()] as const),
    ),
  );

export const submitButton = (page: Page) => page.getByRole('main').locator('button[type="submit"]');

export const storedDraft = (page: Page, form: string) =>
  page.evaluate((key) => sessionStorage.getItem(key), `draft_${form}`);
