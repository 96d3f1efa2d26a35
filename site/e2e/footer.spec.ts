import type { Page } from 'playwright/test';
import { expectVisibleFocus } from './support/keyboard.ts';
import { open, scrollTo, scrollYOf } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const links = [
  '/services#automation',
  '/services#chatbot',
  '/services#analytics',
  '/services#custom',
  '/about',
  '/about#team',
  '/about#careers',
  '/contact',
  '/blog',
  '/documentation',
  '/faq',
  '/support',
  '/privacy',
  '/terms',
];

test('[FTR-1] the footer has every link', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Footer' });
  const hrefs = await nav
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(links.toSorted());
});

test('[FTR-1] a hash scrolls to its section on first load, on a change of the hash, and Back returns', async ({
  page,
}) => {
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await open(page, '/#process');
  const bar = 68;
  await expect.poll(() => topOf('process')).toBeLessThan(200);
  expect(await topOf('process')).toBeGreaterThanOrEqual(bar);
  await page.evaluate(() => {
    window.location.hash = '#capabilities';
  });
  await expect.poll(() => topOf('capabilities')).toBeLessThan(200);
  expect(await topOf('capabilities')).toBeGreaterThanOrEqual(bar);
  await page.goBack();
  await expect.poll(() => topOf('process')).toBeLessThan(200);
});

test('[FTR-1] a hash link keeps its hash on client navigation', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/about#team');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[FTR-2] two profiles are links, two placeholders plainly are none', async ({ page }) => {
  await open(page, '/');
  const profiles = page.getByRole('list', { name: 'Elsewhere' });
  await expect(profiles.getByRole('listitem')).toHaveCount(4);
  const external = profiles.getByRole('link');
  await expect(external).toHaveCount(2);
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const placeholders = profiles.getByText(', soon');
  await expect(placeholders).toHaveCount(2);
  for (const placeholder of await placeholders.all()) {
    expect(await placeholder.evaluate((text) => text.closest('a, button, [tabindex]'))).toBeNull();
    expect(await placeholder.evaluate((text) => getComputedStyle(text).textDecorationLine)).toBe('none');
  }
});

test('[FTR-2] the copyright has the year it is, not the year the page was drawn', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-02-03T12:00:00Z') });
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Loomwright AI');
});

test('[FTR-2] the copyright is there without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d Loomwright AI/);
  await context.close();
});

test('[FTR-1] a footer link acts on the client: nothing is loaded anew', async ({ page, watch }) => {
  watch.expects(answered404);
  await open(page, '/products');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('back to top', () => {
  // The places of the page in the frames after a click on the button, the click's own first.
  const climb = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const places: number[] = [];
          const look = () => {
            places.push(window.scrollY);
            if (window.scrollY === 0 || places.length > 300) resolve(places);
            else requestAnimationFrame(look);
          };
          document.querySelector<HTMLButtonElement>('[aria-label="Back to top"]')?.click();
          look();
        }),
    );

  test('[TOP-1] appears past 300 px and scrolls up smoothly', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeHidden();
    await scrollTo(page, 301);
    await expect(button).toBeVisible();
    await scrollTo(page, 300);
    await expect(button).toBeHidden();
    await scrollTo(page, 900);
    await expect(button).toBeVisible();
    const places = await climb(page);
    expect(places.at(-1)).toBe(0);
    expect(places.filter((y) => y > 0 && y < 900).length).toBeGreaterThan(2);
    await expect(button).toBeHidden();
    await expectVisibleFocus(page, 'after going up');
  });

  test('[TOP-1] goes up at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await scrollTo(page, 900);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    expect(await climb(page)).toEqual([0]);
  });

  test('[TOP-1] works with the keyboard, which goes on at the beginning', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 900);
    await page.getByRole('button', { name: 'Back to top' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollYOf(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Explore Services' })).toBeFocused();
  });
});
