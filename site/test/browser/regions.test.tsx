import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { features } from '../../features.ts';
import { mountSite } from './support/mount-site.tsx';

const broken = vi.hoisted(() => new Set<string>());

const breakable = vi.hoisted(() => async (load: () => Promise<object>, name: string) => {
  const module = await load();
  const Part = (module as Record<string, (props: object) => ReactNode>)[name];
  const Breakable = (props: object) => {
    if (broken.has(name)) throw new Error(`broken on purpose: ${name}`);
    return Part && <Part {...props} />;
  };
  return { ...module, [name]: Breakable };
});

vi.mock('../../src/frame/nav-bar/nav-bar.tsx', (load) => breakable(load, 'NavBar'));
vi.mock('../../src/frame/footer/footer.tsx', (load) => breakable(load, 'Footer'));
vi.mock('../../src/assistant/assistant.tsx', (load) => breakable(load, 'Assistant'));
vi.mock('../../src/router/visit-effects.tsx', (load) => breakable(load, 'VisitEffects'));
vi.mock('../../src/pages/faq/faq-page.tsx', (load) => breakable(load, 'default'));

const logged: string[] = [];
const log = (message: string) => void logged.push(message);

const heading = page.getByRole('heading', { level: 1 });
const bar = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const again = page.getByRole('button', { name: 'Try again' });

beforeEach(async () => {
  logged.length = 0;
  await page.viewport(1280, 800);
});
afterEach(() => broken.clear());

test.each([
  ['NavBar', 'navigation bar', bar],
  ['Footer', 'footer', footer],
  ...(features.assistant
    ? ([['Assistant', 'assistant', page.getByRole('button', { name: 'Ask the assistant' })]] as const)
    : []),
] as const)(
  'a broken %s leaves the rest of the site working, and a retry shows it',
  { tags: ['RTE-6'] },
  async (part, name, found) => {
    broken.add(part);
    await mountSite('/about', {}, { log });
    const line = page.getByText(`The ${name} could not be shown.`);
    await expect.element(heading).toBeVisible();
    await expect.element(line).toBeVisible();
    for (const other of [bar, footer]) if (other !== found) await expect.element(other).toBeVisible();
    expect(logged.join()).toContain(`broken on purpose: ${part}`);

    await again.click();
    await expect.element(line).toBeVisible();
    await expect.element(again).toHaveFocus();
    broken.clear();
    await again.click();
    await expect.element(line).not.toBeInTheDocument();
    await expect.element(found).toBeVisible();
  },
);

test('a page that throws can be retried, and focus stays in the content', {
  tags: ['RTE-6'],
}, async () => {
  broken.add('default');
  await mountSite('/faq', {}, { log });
  await expect.element(heading).toHaveTextContent('This page could not be shown');
  await again.click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  broken.clear();
  await again.click();
  await expect.element(heading).toHaveTextContent('Frequently asked questions');
});

test('an error that reaches the root is shown, and a retry shows the site', {
  tags: ['RTE-6'],
}, async () => {
  broken.add('VisitEffects');
  await mountSite('/about', {}, { log });
  await expect.element(page.getByText('The site could not be shown.')).toBeVisible();
  expect(logged.join()).toContain('broken on purpose: VisitEffects');
  broken.clear();
  await again.click();
  await expect.element(heading).toBeVisible();
});
