import { demo } from '@loomwright/content';
import { findSmallTargets, findViolations } from './support/axe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('[DMO-1] one tab has the booking form, the other what to expect and a link back', async ({ page }) => {
  const { closing, faqTitle } = demo.expect;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, '/demo');
  const main = page.getByRole('main');
  const book = main.getByRole('tab', { name: 'Schedule Demo' });
  await expect(book).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('group', { name: 'The booking form' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');

  await main.getByRole('tab', { name: 'What to Expect' }).click();
  const titlesIn = (name: string) => main.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(titlesIn(demo.expect.benefitsTitle)).toHaveCount(4);
  await expect(titlesIn(demo.expect.stepsTitle)).toHaveText([
    'Schedule',
    'Consultation',
    'Live Demo',
    'Next Steps',
  ]);
  await expect(main.getByRole('figure')).toHaveCount(2);
  await expect(main.getByRole('region', { name: demo.expect.statsTitle }).locator('dl > div')).toHaveText([
    /businesses.*500\+/,
    /satisfaction.*98%/,
    /support.*24\/7/,
  ]);
  const questions = main.getByRole('region', { name: faqTitle });
  await expect(questions.getByText('14-day free trial')).toBeHidden();
  await questions.getByText('What does it cost?').click();
  await expect(questions.getByText('14-day free trial')).toBeVisible();

  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await expect(main.getByRole('link', { name: closing.other.label })).toHaveAttribute('href', '/contact');
  await main.getByRole('button', { name: closing.book }).click();
  await expect(book).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('heading', { name: demo.schedule.title })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Load it' })).toBeInViewport();
});
