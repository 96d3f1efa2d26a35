import { company, footerGroups } from '@loomwright/content';
import { expectVisibleFocus } from './support/keyboard.ts';
import { isBuilt, open, scrollTo } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('the footer has its links, two profiles and two placeholders', {
  tag: ['@FTR-1', '@FTR-2'],
}, async ({ page }) => {
  await open(page, '/products');
  const nav = page.getByRole('navigation', { name: 'Footer' });
  const hrefs = await nav
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(footerGroups.flatMap((group) => group.links.map(({ href }) => href)).filter(isBuilt));

  const profiles = page.getByRole('list', { name: 'Elsewhere' });
  await expect(profiles.getByRole('listitem')).toHaveCount(4);
  await expect(profiles.getByRole('link')).toHaveCount(2);
  for (const link of await profiles.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  expect(await profiles.locator('a, button, [tabindex]').count(), 'two placeholders').toBe(2);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/about#team');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a hash scrolls to its section on load, on change and by Back', {
  tag: '@FTR-1',
}, async ({ page }) => {
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

test('the copyright shows the current year, not that of the build', { tag: '@FTR-2' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2031-02-03T12:00:00Z') });
  await open(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${company.name}`);
});

test('Back to top appears after 300 px, scrolls smoothly, and moves the focus', {
  tag: '@TOP-1',
}, async ({ page }) => {
  const climb = () =>
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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 900);
  await expect(button).toBeVisible();
  const places = await climb();
  expect(places.at(-1)).toBe(0);
  expect(places.filter((y) => y > 0 && y < 900).length).toBeGreaterThan(0);
  await expect(button).toBeHidden();
  await expectVisibleFocus(page, 'after going up');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
