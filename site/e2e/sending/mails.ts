import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { submitButton } from '../support/forms.ts';
import { expect } from '../support/site-test.ts';

const folder = () => join(process.env.LOOMWRIGHT_E2E_FORMS ?? '', 'mail');

/** Emails by the id of their delivery: the message’s number, with `.copy` for the visitor’s copy. */
const readMails = async (): Promise<ReadonlyMap<string, Email>> => {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  const mails = names.map(async (name) => {
    const mail = await PostalMime.parse(await readFile(join(folder(), name)), { attachmentEncoding: 'utf8' });
    return [name.slice(0, -'.eml'.length), mail] as const;
  });
  return new Map(await Promise.all(mails));
};

export const mailOf = async (delivery: string): Promise<Email> => {
  let mail: Email | undefined;
  await expect(async () => {
    mail = (await readMails()).get(delivery);
    expect(mail, `a mail for ${delivery}`).toBeDefined();
  }).toPass();
  if (!mail) throw new Error(`no mail for ${delivery}`);
  return mail;
};

export const deliveriesWith = async (words: string): Promise<readonly string[]> =>
  [...(await readMails())].flatMap(([id, { text = '' }]) => (text.includes(words) ? [id] : [])).sort();

const number = /(?:[A-Z]-)?[\dA-Z]{4}-[\dA-Z]{4}/;

export const numberIn = async (shown: Locator): Promise<string> => {
  await expect(shown).toContainText(number);
  return number.exec((await shown.textContent()) ?? '')?.[0] ?? '';
};

export const shownNumber = (page: Page): Promise<string> => numberIn(page.getByText(/^Its number is /));

export const submitOften = async (page: Page) => {
  await submitButton(page)
    .first()
    .evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 5; times += 1) button.form?.requestSubmit();
    });
};
