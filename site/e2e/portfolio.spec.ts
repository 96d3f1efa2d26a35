import type { Page } from 'playwright/test';
import { field, problemBox, problemLinks } from './support/accounts.ts';
import { tabTo } from './support/keyboard.ts';
import {
  begin,
  cardOf,
  downloadBy,
  goToStep,
  jsonFile,
  namesIn,
  portfolioText,
  pressed,
  preview,
  setPhoto,
  TOOL,
} from './support/portfolio.ts';
import { open, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const kept = (page: Page) => page.getByText('Kept in this browser', { exact: true });
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('starts, types, adds, reorders, removes, undoes and redoes by keyboard alone', {
  tag: ['@PGN-1', '@A11-1'],
}, async ({ page }) => {
  const press = async (name: string) => {
    await tabTo(page, pressed(page, name));
    await page.keyboard.press('Enter');
  };
  const projects = (...names: readonly string[]) =>
    expect.poll(() => namesIn(page, 'Projects')).toEqual([...names]);
  await open(page, TOOL);
  await page.getByRole('main').focus();
  await press('Start empty');
  await expect(headingOf(page, 'Theme')).toBeFocused();
  await press('Next: About you');
  await expect(headingOf(page, 'About you')).toBeFocused();
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('Asenla Jamir');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Asenla Jamir');
  await goToStep(page, 'Projects');
  for (const title of ['Museum', 'Ferry']) {
    await press('Add a project');
    await expect(page.locator('[data-entry] input').and(page.locator(':focus'))).toHaveValue('');
    await page.keyboard.type(title);
  }
  await press('Move up: Ferry');
  await projects('Ferry', 'Museum');
  await expect(pressed(page, 'Move up: Ferry')).toBeFocused();
  await expect(preview(page).getByRole('heading', { level: 3 })).toHaveText(['Ferry', 'Museum']);
  await press('Remove: Ferry');
  await expect(cardOf(page, 'Museum').locator('summary')).toBeFocused();
  for (const names of [
    ['Ferry', 'Museum'],
    ['Museum', 'Ferry'],
  ]) {
    await page.keyboard.press('Control+z');
    await projects(...names);
  }
  await page.keyboard.press('Control+y');
  await projects('Ferry', 'Museum');
});

test('page and work are saved and kept across a reload, and the work is reimported', {
  tag: '@PGN-1',
}, async ({ page }) => {
  await begin(page, 'empty');
  await field(page, 'Name').fill('Asenla Jamir');
  await goToStep(page, 'Download');
  const file = await downloadBy(page, () => pressed(page, 'Download the page').press('Enter'));
  expect(file.name).toBe('portfolio.html');
  expect(file.text).toContain('Asenla Jamir');
  await expect(headingOf(page, 'Your page is saved as portfolio.html')).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
  const work = await downloadBy(page, () => pressed(page, 'Export your work').press('Enter'));
  expect(work.name).toBe('portfolio.json');
  await pressed(page, 'Start over').press('Enter');
  await expect(pressed(page, 'Undo')).toBeFocused();
  await page.locator('[name="import"]').setInputFiles(jsonFile(work.text));
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
});

test('Back and Forward move between steps, and leave the page at the first', {
  tag: ['@PGN-1', '@RTE-3', '@PDP-4'],
}, async ({ page }) => {
  await open(page, '/products/6');
  await page.getByRole('main').getByRole('link', { name: 'Launch Tool' }).click();
  await pressed(page, 'Start empty').click();
  await expect(headingOf(page, 'Theme')).toBeFocused();
  await pressed(page, 'Next: About you').click();
  await field(page, 'Name').fill('Asenla Jamir');
  await pressed(page, 'Next: Links and contact').click();
  await expect(page).toHaveURL(`${TOOL}?step=links`);
  for (const name of ['About you', 'Theme']) {
    await page.goBack();
    await expect(headingOf(page, name)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/products/6');
  await page.goForward();
  await page.goForward();
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
  await page.reload();
  await expect(headingOf(page, 'About you')).toBeVisible();
});

test.describe('projects in a long list', { tag: '@PGN-1' }, () => {
  test.use({ hasTouch: true });
  const titles = Array.from({ length: 20 }, (_, index) => `Project ${String(index + 1).padStart(2, '0')}`);
  test.beforeEach(async ({ context, page }) => {
    await seed(context, { portfolio: portfolioText(titles) });
    await open(page, TOOL);
    await goToStep(page, 'Projects');
  });
  const order = (page: Page) => namesIn(page, 'Projects');
  const centre = (page: Page, title: string) =>
    cardOf(page, title).evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const middleOf = async (page: Page, title: string) => {
    const box = await cardOf(page, title).locator('> span').boundingBox();
    if (!box) throw new Error(`${title} has no handle`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (page: Page, title: string, y: number) => {
    const from = await middleOf(page, title);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, y, { steps: 6 });
  };

  test('are dragged by mouse, and Escape cancels', async ({ page }) => {
    await centre(page, 'Project 03');
    const { y } = await middleOf(page, 'Project 01');
    await drag(page, 'Project 03', y - 10);
    await expect(cardOf(page, 'Project 01')).toHaveCSS('translate', /^0px \d/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await order(page)).toEqual(titles);

    await drag(page, 'Project 03', y - 10);
    await page.mouse.up();
    await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual(['Project 03', 'Project 01']);
  });

  test('are dragged by touch, which does not scroll the page', async ({ context, page }) => {
    const client = await context.newCDPSession(page);
    await centre(page, 'Project 20');
    const { x, y } = await middleOf(page, 'Project 20');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
      });
    await touch('touchStart', y);
    for (const step of [20, 40, 60, 80, 100]) await touch('touchMove', y - step);
    await touch('touchEnd', 0);
    await expect.poll(async () => (await order(page)).slice(-2)).toEqual(['Project 20', 'Project 19']);
  });
});

const five = ['One', 'Two', 'Three', 'Four', 'Five'];

test('errors are shown before a download, and link into a collapsed card', {
  tag: ['@FRM-3', '@PGN-1'],
}, async ({ context, page }) => {
  await seed(context, { portfolio: portfolioText(five, { name: '' }) });
  await open(page, TOOL);
  const address = page.locator('[name="projects.2.address"]');
  await goToStep(page, 'Projects');
  await cardOf(page, 'Two').locator('summary').click();
  await address.fill('javascript:alert(1)');
  await address.press('Tab');
  await expect(page.locator('[id$="-projects.2.address-error"]')).toContainText('https://');
  await cardOf(page, 'Two').locator('summary').click();

  await goToStep(page, 'Download');
  await pressed(page, 'Download the page').click();
  await expect(problemBox(page)).toBeFocused();
  await problemLinks(page).filter({ hasText: 'Enter your name' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('A');
  await problemLinks(page).nth(1).click();
  await expect(address).toBeFocused();
  await expect(address).toBeInViewport();
});

test('a photo is rotated, scaled and redrawn without its metadata', { tag: '@PGN-1' }, async ({
  context,
  page,
}) => {
  await seed(context, { portfolio: portfolioText(['Loom']) });
  await open(page, TOOL);
  await goToStep(page, 'Projects');
  const project = page.getByRole('region', { name: 'Projects' });
  const input = page.locator('[name="projects.1.picture"]');
  await setPhoto(input, 3, 2, 50);
  const picture = project.locator('img');
  await expect(picture).toBeVisible();
  const { address, height, width } = await picture.evaluate((image: HTMLImageElement) => ({
    address: image.src,
    width: image.naturalWidth,
    height: image.naturalHeight,
  }));
  expect(address).toMatch(/^data:image\/(?:webp|jpeg);base64,/);
  expect(address.length).toBeLessThanOrEqual(120_000);
  expect(atob(address.split(',')[1] ?? '')).not.toContain('SECRET');
  expect(width).toBeLessThanOrEqual(960);
  expect(height / width).toBeCloseTo(1.5, 1);
});
