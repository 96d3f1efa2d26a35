import { about, team } from '@loomwright/content';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('shows mission, values, team and careers; a picture that fails before or after hydration is replaced by the initial', {
  tag: '@ABT-1',
}, async ({ page, watch }) => {
  watch.expects(/status of 404/);
  const main = page.getByRole('main');
  const cards = main.locator('#team').getByRole('listitem');
  await test.step('failed pictures', async () => {
    for (const file of ['1', '2', '3', '4'])
      await page.route(`/art/team/${file}.svg`, (route) => route.fulfill({ status: 404 }));
    await open(page, '/about#team');
    for (const [index, { name }] of team.entries()) {
      await cards.nth(index).scrollIntoViewIfNeeded();
      await expect(cards.nth(index).getByText(name.slice(0, 1), { exact: true })).toBeVisible();
    }
    await expect(cards.getByRole('img')).toHaveCount(0);
    await page.unrouteAll();
  });

  const problems = watch.problems.length;
  await page.reload();
  await waitUntilHydrated(page);
  await test.step('mission and values', async () => {
    await expect(main.getByRole('region', { name: 'Our mission' })).toContainText('founded in 2023');
    await expect(main.getByRole('img', { name: about.photo.alt })).toBeVisible();
    const values = main.getByRole('region', { name: about.values.title });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Innovation',
      'Partnership',
      'Ethical AI',
      'Excellence',
    ]);
  });

  await test.step('the team', async () => {
    await expect(cards).toHaveCount(4);
    for (const [index, { blurb, name, role }] of team.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card).toContainText(role);
      await expect(card).toContainText(blurb);
      await expect(card.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
    }
    expect(watch.problems.length, 'problems with the other pictures').toBe(problems);
  });

  await test.step('careers', async () => {
    const careers = main.getByRole('link', { name: 'View Careers' });
    await expect(careers).toHaveAttribute('href', '/about#careers');
    await careers.click();
    await expect(page).toHaveURL('/about#careers');
    await expect(main.getByRole('heading', { name: 'Join Our Team' })).toBeInViewport();
  });
});
