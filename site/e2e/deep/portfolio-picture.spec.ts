import { field } from '../support/accounts.ts';
import { goToStep, portfolioText, preview, setPhoto, TOOL } from '../support/portfolio.ts';
import { open, seed } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

test('a picture of 20 MB is scaled in pieces while the page goes on', { tag: '@PGN-1' }, async ({
  context,
  page,
}) => {
  await seed(context, { portfolio: portfolioText(['Loom']) });
  await open(page, TOOL);
  // In pixels: how long one takes depends on what else the machine does.
  await page.evaluate(() => {
    const scaledAreas: number[] = [];
    Object.assign(window, { scaledAreas });
    const create = window.createImageBitmap;
    window.createImageBitmap = ((...parameters: Parameters<typeof create>) => {
      const [, , , width, height, options] = parameters as readonly unknown[];
      if (options) scaledAreas.push(Number(width) * Number(height));
      return create(...parameters);
    }) as typeof create;
  });
  const size = await setPhoto(page.locator('[name="projects.1.picture"]'), 12, 8, 1);
  expect(size).toBeGreaterThan(18_000_000);
  expect(size).toBeLessThan(20_000_000);
  const project = page.getByRole('region', { name: 'Projects' });
  await goToStep(page, 'Projects');
  await expect(project.getByText('Working…')).toBeVisible();
  await goToStep(page, 'About you');
  await field(page, 'Name').fill('Meanwhile');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Meanwhile');
  await goToStep(page, 'Projects');
  await expect(project.locator('img')).toBeVisible({ timeout: 60_000 });
  // A twelfth of the picture at a time, with other tasks of the page in between.
  const scaledAreas = await page.evaluate(() => Reflect.get(window, 'scaledAreas') as number[]);
  expect(scaledAreas.reduce((sum, area) => sum + area, 0)).toBeGreaterThan(20_000_000);
  expect(Math.max(...scaledAreas)).toBeLessThan(2_500_000);
});
