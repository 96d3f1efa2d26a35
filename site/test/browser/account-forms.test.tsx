import { createFastHasher, sampleCredentials } from '@loomwright/auth/testing';
import { MAX_FAILURES } from '@loomwright/login/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { member, newcomer } from '../../e2e/support/people.ts';
import { expectError, expectProblems, field, followProblem, submit } from './support/fields.ts';
import { press } from './support/keys.ts';
import { mountSite } from './support/mount-site.tsx';

beforeEach(() => page.viewport(1280, 800));

describe('the login form', () => {
  const logIn = submit('Log in');
  beforeEach(async () => {
    await mountSite('/login');
  });

  test('an error is at its field and in a focused summary, and an edit clears it', {
    tags: ['LGN-1', 'LGN-2', 'FRM-3'],
  }, async () => {
    await field('Password').fill('12345');
    await logIn.click();
    const problems = [
      ['Email', 'Email is required'],
      ['Password', 'Password must be at least 6 characters'],
    ] as const;
    await expectProblems(problems.map(([, message]) => message));
    for (const [label, message] of problems) {
      await expectError(label, message);
      await followProblem(label, message);
    }
    expect(document.title).toMatch(/^Error: /);
    await field('Email').fill('a@');
    await expectError('Email', '');
    await press('Tab');
    await expectError('Email', 'Email address is invalid');
    await field('Email').fill(' a@b.c ');
    await expectError('Email', '');
    await field('Password').fill('123456');
    await expectError('Password', '');
    expect(document.title).not.toMatch(/^Error: /);
    expect(localStorage.getItem('login_lockout')).toBeNull();
  });

  test('the password can be shown and hidden while typing, and is hidden on submit', {
    tags: ['LGN-6'],
  }, async () => {
    const reveal = page.getByRole('button', { name: 'Show password' });
    const password = field('Password');
    await password.fill('abc');
    await expect.element(password).toHaveAttribute('type', 'password');
    await expect.element(reveal).toHaveAttribute('aria-pressed', 'false');
    await reveal.click();
    await expect.element(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(password).toHaveValue('abc');
    await logIn.click();
    await expect.element(password).toHaveAttribute('type', 'password');
  });
});

const wellFilled = {
  Name: newcomer.name,
  Email: newcomer.email,
  Password: newcomer.password,
  'Confirm password': newcomer.password,
};
const fillIn = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
};

describe('the registration form', () => {
  const create = submit('Create account');
  const terms = 'I agree to the Terms';
  beforeEach(async () => {
    await mountSite('/register');
  });

  test('an empty form has an error for each field', { tags: ['REG-1', 'FRM-3'] }, async () => {
    await create.click();
    await expectProblems([
      'Name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'You must agree to the terms',
    ]);
  });

  test('different passwords are an error, and keep the typed text', {
    tags: ['REG-1', 'FRM-3'],
  }, async () => {
    const texts = { ...wellFilled, 'Confirm password': '123456' };
    await fillIn(texts);
    await userEvent.click(field(terms));
    await create.click();
    await expectProblems(['Passwords do not match']);
    for (const [label, text] of Object.entries(texts)) await expect.element(field(label)).toHaveValue(text);
    await expect.element(field(terms)).toBeChecked();
    await field('Password').fill('123456');
    await expectError('Confirm password', '');
  });
});

test('fields have autofill tokens for password managers', { tags: ['LGN-6'] }, async () => {
  const tokens = () =>
    [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ name, type, autocomplete }) => [
      name,
      type,
      autocomplete,
    ]);
  await mountSite('/login');
  expect(tokens()).toEqual([
    ['email', 'email', 'username'],
    ['password', 'password', 'current-password'],
  ]);
  await mountSite('/register');
  expect(tokens()).toEqual([
    ['name', 'text', 'name'],
    ['email', 'email', 'email'],
    ['password', 'password', 'new-password'],
    ['confirmation', 'password', 'new-password'],
    ['terms', 'checkbox', ''],
  ]);
});

const platform = { loadHasher: async () => createFastHasher(sampleCredentials) };

test('an unknown email and a wrong password show the same error', {
  tags: ['AUT-4', 'LGN-2', 'LGN-3'],
}, async () => {
  const pages: string[] = [];
  for (const email of ['unknown@loomwright.example', member.email]) {
    localStorage.clear();
    await mountSite('/login', {}, platform);
    await field('Email').fill(email);
    await field('Password').fill('not-on-the-loom');
    await submit('Log in').click();
    await expect.element(page.getByText(`Remaining attempts: ${MAX_FAILURES - 1}`)).toBeVisible();
    await expect.element(page.getByText('Invalid email or password')).toBeVisible();
    await expect.element(submit('Log in')).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('There is a problem');
    await expect.element(field('Password')).toHaveValue('');
    pages.push(document.querySelector('main')?.outerHTML.replaceAll(/«\w+»|_r_\w+_/g, 'id') ?? '');
  }
  expect(pages[1]).toBe(pages[0]);
});

test('an email that has an account is rejected at its field until it is edited', {
  tags: ['AUT-3', 'REG-1', 'FRM-3'],
}, async () => {
  await mountSite('/register', {}, platform);
  const taken = 'User with this email already exists';
  await fillIn({ ...wellFilled, Email: ` ${member.email.toUpperCase()} ` });
  await userEvent.click(field('I agree to the Terms'));
  await submit('Create account').click();
  await expectProblems([taken]);
  await expectError('Email', taken);
  await field('Email').fill(newcomer.email);
  await expectError('Email', '');
});
