import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { expectError, field, problemBox, problemLinks } from './support/accounts.ts';
import { tabBackTo, tabTo } from './support/keyboard.ts';
import { lost } from './support/lose.ts';
import { recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import {
  begin,
  cardOf,
  chooseFile,
  downloadBy,
  goToStep,
  jsonFile,
  namesIn,
  portfolioText,
  pressed,
  preview,
  storedPortfolio,
  TOOL,
} from './support/portfolio.ts';
import { heightOf, open, seed, widths } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const kept = (page: Page) => page.getByText('Kept in this browser', { exact: true });
const skills = (page: Page) => page.locator('[name="skills"]');
const importInput = (page: Page) => page.locator('[name="import"]');

test('by keyboard only: start, type, add, reorder, undo, download, return, import the file', {
  tag: ['@PGN-1', '@PDP-4', '@A11-1'],
}, async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  await open(page, '/products/6');
  // `page-states.spec.ts` tests the bar above it.
  await page.getByRole('main').focus();
  await tabTo(page, page.getByRole('link', { name: 'Launch Tool' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio Generator' })).toBeFocused();
  await tabTo(page, pressed(page, 'Start empty'));
  await keyboard.press('Enter');
  const next = async (title: string, heading = title) => {
    await tabTo(page, pressed(page, `Next: ${title}`));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
  };
  await expect(page.getByRole('heading', { name: 'Theme', exact: true })).toBeFocused();
  await next('About you');
  await tabTo(page, field(page, 'Name'));
  await keyboard.type('Asenla Jamir');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Asenla Jamir');
  await tabTo(page, field(page, 'Headline'));
  await keyboard.type('I weave');
  await next('Links and contact', 'Links');
  await next('Projects');

  for (const title of ['Museum', 'Ferry', 'Workshop']) {
    await tabTo(page, pressed(page, 'Add a project'));
    await keyboard.press('Enter');
    await expect(page.locator('[data-entry] input').and(page.locator(':focus'))).toHaveValue('');
    await keyboard.type(title);
  }
  await tabTo(page, pressed(page, 'Move up: Workshop'));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect.poll(() => namesIn(page, 'Projects')).toEqual(['Workshop', 'Museum', 'Ferry']);
  await expect(pressed(page, 'Move up: Workshop')).toBeFocused();
  await expect(pressed(page, 'Move up: Workshop')).toHaveAttribute('aria-disabled', 'true');
  await expect(preview(page).getByRole('heading', { level: 3 })).toHaveText(['Workshop', 'Museum', 'Ferry']);

  await tabTo(page, pressed(page, 'Remove: Museum'));
  await keyboard.press('Enter');
  await expect(cardOf(page, 'Ferry').locator('summary')).toBeFocused();
  await tabBackTo(page, pressed(page, 'Undo').last());
  await keyboard.press('Enter');
  await expect(cardOf(page, 'Museum').locator('summary')).toBeFocused();
  await keyboard.press('Control+z');
  await expect.poll(() => namesIn(page, 'Projects')).toEqual(['Museum', 'Workshop', 'Ferry']);
  await keyboard.press('Control+Shift+z');
  await keyboard.press('Control+z');
  await keyboard.press('Control+y');
  await expect.poll(() => namesIn(page, 'Projects')).toEqual(['Workshop', 'Museum', 'Ferry']);

  await pressed(page, 'Remove: Ferry').focus();
  await next('Experience and skills', 'Experience');
  await tabTo(page, skills(page));
  await keyboard.type('Looms, , Dyes,');
  await expect(skills(page)).toHaveValue('Looms, , Dyes,');
  await next('Download');
  await tabTo(page, pressed(page, 'Download the page'));
  const file = await downloadBy(page, () => keyboard.press('Enter'));
  expect(file.name).toBe('portfolio.html');
  expect(file.text).toContain('Asenla Jamir');
  const confirmation = page.getByRole('heading', { name: 'Your page is saved as portfolio.html' });
  await expect(confirmation).toBeVisible();
  await tabTo(page, pressed(page, 'Export your work'));
  const work = await downloadBy(page, () => keyboard.press('Enter'));
  expect(work.name).toBe('portfolio.json');

  // Undo shows the step with what it changes, and the download is no longer the page.
  await keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Experience', exact: true })).toBeFocused();
  await expect(skills(page)).not.toHaveValue(/Dyes/);
  await goToStep(page, 'Download');
  await expect(confirmation).toBeHidden();
  await expect(page.getByText(/You’ve changed the page since/)).toBeVisible();
  await keyboard.press('Control+Shift+z');
  await expect(skills(page)).toHaveValue(/^Looms, .*Dyes/);
  await goToStep(page, 'Download');
  await expect(confirmation).toBeVisible();

  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
  await expect(skills(page)).toHaveValue('Looms, Dyes');
  await goToStep(page, 'Download');
  // What takes the work away comes last, apart from what keeps it.
  const yourWork = page.getByRole('region', { name: 'Your work' });
  await expect(yourWork.locator('button, label')).toHaveText([
    'Export your work',
    'Import exported work',
    'Start over',
  ]);
  await pressed(page, 'Export your work').focus();
  await tabTo(page, pressed(page, 'Start over'), 10);
  await keyboard.press('Enter');
  await expect(pressed(page, 'Undo')).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
  await goToStep(page, 'Download');
  await pressed(page, 'Export your work').focus();
  await tabTo(page, pressed(page, 'Start over'), 10);
  await keyboard.press('Enter');
  await expect(pressed(page, 'Start empty')).toBeVisible();
  await tabTo(page, importInput(page));
  await chooseFile(page, () => keyboard.press('Space'), jsonFile(work.text));
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
  await goToStep(page, 'Download');
  const again = await downloadBy(page, () => pressed(page, 'Export your work').press('Enter'));
  expect(again.text).toBe(work.text);
});

test('Back and Forward go from step to step; the first step leads back to the page before', {
  tag: ['@PGN-1', '@RTE-3'],
}, async ({ page }) => {
  await open(page, '/products/6');
  await page.getByRole('main').getByRole('link', { name: 'Launch Tool' }).click();
  await pressed(page, 'Start empty').click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('Theme')).toBeFocused();
  await pressed(page, 'Next: About you').click();
  await field(page, 'Headline').fill('I weave');
  await field(page, 'Name').fill('Asenla Jamir');
  await pressed(page, 'Next: Links and contact').click();
  await expect(page).toHaveURL(`${TOOL}?step=links`);
  await page.goBack();
  await expect(heading('About you')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Asenla Jamir');
  await page.goForward();
  await expect(heading('Links')).toBeVisible();
  // What Undo leads to is a step like the others.
  await pressed(page, 'Undo').first().click();
  await expect(heading('About you')).toBeVisible();
  for (const name of ['Links', 'About you', 'Theme']) {
    await page.goBack();
    await expect(heading(name)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/products/6');
  await page.goForward();
  await page.goForward();
  await expect(heading('About you')).toBeVisible();
  await page.reload();
  await expect(heading('About you')).toBeVisible();
});

test.describe('with mouse and touch', () => {
  test.use({ hasTouch: true });

  test('projects are reordered by mouse and by touch, far down a long list too; Escape cancels', {
    tag: '@PGN-1',
  }, async ({ context, page }) => {
    const titles = Array.from({ length: 20 }, (_, index) => `Project ${String(index + 1).padStart(2, '0')}`);
    await seed(context, { portfolio: portfolioText(titles) });
    await open(page, TOOL);
    await goToStep(page, 'Projects');
    const order = () => namesIn(page, 'Projects');
    const middleOf = async (title: string) => {
      const handle = cardOf(page, title).locator('> span');
      const box = await handle.boundingBox();
      if (!box) throw new Error(`${title} has no handle`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await cardOf(page, 'Project 03').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const from = await middleOf('Project 03');
    const to = await middleOf('Project 01');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, to.y - 10, { steps: 6 });
    // Other cards make room, and the order changes on release only.
    await expect(cardOf(page, 'Project 01')).toHaveCSS('translate', /^0px \d/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await order()).toEqual(titles);
    await expect(cardOf(page, 'Project 01')).toHaveCSS('translate', 'none');

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, to.y - 10, { steps: 6 });
    await page.mouse.up();
    await expect
      .poll(async () => (await order()).slice(0, 3))
      .toEqual(['Project 03', 'Project 01', 'Project 02']);
    await expect(preview(page).getByRole('heading', { level: 3 }).first()).toHaveText('Project 03');

    // At the window's edge the list scrolls.
    const start = await middleOf('Project 02');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, 780, { steps: 4 });
    await expect
      .poll(() => cardOf(page, 'Project 20').evaluate((card) => card.getBoundingClientRect().top))
      .toBeLessThan(500);
    await page.mouse.up();
    await expect.poll(async () => (await order()).at(-1)).toBe('Project 02');

    // By touch: holding the handle does not scroll the page.
    const client = await context.newCDPSession(page);
    await cardOf(page, 'Project 20').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const touched = await middleOf('Project 20');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: touched.x, y }],
      });
    await touch('touchStart', touched.y);
    for (const step of [20, 40, 60, 80, 100]) await touch('touchMove', touched.y - step);
    await touch('touchEnd', 0);
    await expect
      .poll(async () => (await order()).slice(-3))
      .toEqual(['Project 20', 'Project 19', 'Project 02']);
  });
});

test('nothing shifts while the tool loads a stored portfolio; errors are shown on leaving a field and before downloading, in a collapsed card too, and corrected in place', {
  tag: ['@FRM-3', '@PGN-1', '@RTE-5'],
}, async ({ context, page, watch }) => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  await seed(context, {
    portfolio: portfolioText(titles, { name: '', links: [{ id: 1, label: 'Mine', address: '' }] }),
  });
  const address = page.locator('[name="projects.2.address"]');
  const link = page.locator('[name="links.1.address"]');

  await test.step('nothing shifts while it loads', async () => {
    // `page-states.spec.ts` covers a first visit. The frame refuses the scripts that tests add to every document.
    watch.expects(/Blocked script execution in 'about:blank'/);
    await recordShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await open(page, TOOL);
      await page.getByRole('navigation', { name: 'Steps' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      expect.soft(await shiftsOf(page), `${width} px`).toEqual([]);
    }
  });

  await test.step('errors are shown on leaving a field', async () => {
    await goToStep(page, 'Projects');
    await cardOf(page, 'Two').locator('summary').click();
    await address.fill('javascript:alert(1)');
    await address.press('Tab');
    await expect(page.locator('[id$="-projects.2.address-error"]')).toContainText('https://');
    await expect(preview(page).getByRole('link')).toHaveCount(0);
    await cardOf(page, 'Two').locator('summary').click();
    await goToStep(page, 'Links');
    await link.fill('data:text/html,x');
  });

  await test.step('and before downloading, and corrected in place', async () => {
    await goToStep(page, 'Download');
    await pressed(page, 'Download the page').click();
    await expect(problemBox(page)).toBeFocused();
    await expect(problemLinks(page)).toHaveCount(3);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('button', { name: 'problem' })).toHaveText([
      /About you/,
      /Links/,
      /Projects/,
    ]);
    await problemLinks(page).filter({ hasText: 'Enter your name' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type('A');
    await expectError(page, 'Name', '');
    await problemLinks(page).nth(1).click();
    await expect(link).toBeFocused();
    await link.fill('mailto:a@example.org');
    await problemLinks(page).nth(2).click();
    await expect(address).toBeFocused();
    await expect(address).toBeInViewport();
    await address.fill('https://example.org/two');
  });

  await test.step('only the page is downloaded, without the errors', async () => {
    await pressed(page, 'Preview only').click();
    await expect(page.getByRole('form', { name: 'Your portfolio' })).toBeHidden();
    await expect(preview(page).getByRole('link').first()).toHaveAttribute('target', '_blank');
    const { text } = await downloadBy(page, () => pressed(page, 'Download the page').click());
    expect(text).toContain('href="https://example.org/two"');
    expect(text).not.toMatch(/javascript:|data:text|target=/);
    await pressed(page, 'Back to the form').click();
    await expect(address).toBeVisible();
  });
});

test('full or blocked storage is reported, and the work goes on and can be exported', {
  tag: ['@STO-3', '@PGN-1'],
}, async ({ page, watch }) => {
  // The frame refuses the scripts that tests add to every document.
  watch.expects(/Could not (?:save|read)|Blocked script execution in 'about:blank'/);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Object.assign(window, { refusal: 'QuotaExceededError' });
    Storage.prototype.setItem = function (key, text) {
      if (key === 'portfolio') throw new DOMException('no', Reflect.get(window, 'refusal'));
      setItem.call(this, key, text);
    };
  });
  await begin(page);
  for (const [refusal, words, name] of [
    [
      'QuotaExceededError',
      /^Not kept: this browser’s storage is full\. Download your page or export your work\.$/,
      'Somebody Else',
    ],
    [
      'SecurityError',
      /^Not kept: this browser isn’t storing anything here\. Download your page or export your work\.$/,
      'Another One',
    ],
  ] as const)
    await test.step(refusal, async () => {
      await page.evaluate((kind) => Object.assign(window, { refusal: kind }), refusal);
      await goToStep(page, 'About you');
      await field(page, 'Name').fill(name);
      await expect(page.getByRole('status').filter({ hasText: 'Not kept' })).toHaveText(words);
      await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(name);
      await goToStep(page, 'Download');
      const work = await downloadBy(page, () => pressed(page, 'Export your work').click());
      expect(JSON.parse(work.text).name).toBe(name);
      const file = await downloadBy(page, () => pressed(page, 'Download the page').click());
      expect(file.text).toContain(name);
    });
});

test('hostile texts are text; two tabs agree; offline the file is made, and opens without scripts', {
  tag: ['@PGN-1', '@STO-4'],
}, async ({ context, page, watch }) => {
  const hostile = '<img src=x onerror=alert(1)></title></style><script>document.title=1</script>"\'&amp;‮';
  const other = await context.newPage();
  await begin(page);
  await open(other, TOOL);
  await expect(field(other, 'Name')).toHaveValue('Asenla Jamir');
  await page.bringToFront();
  for (const label of ['Name', 'Headline', 'About']) await field(page, label).fill(hostile);
  await goToStep(page, 'Experience and skills');
  await skills(page).fill(hostile);
  await goToStep(page, 'Projects');
  await page.locator('[name="projects.1.title"]').fill(hostile);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(preview(page).locator('script, img[src="x"], iframe, object, form')).toHaveCount(0);
  await expect(field(other, 'Name')).toHaveValue(hostile);
  await expect(preview(other).getByRole('heading', { level: 1 })).toHaveText(hostile);

  // No link in the frame navigates this tab.
  await expect(preview(page).getByRole('link').first()).toHaveAttribute('target', '_blank');
  await expect(kept(page)).toBeVisible();
  // What an idle page loads may be on its way.
  watch.expects(lost);
  await context.setOffline(true);
  await goToStep(page, 'About you');
  await field(page, 'Headline').fill('Made in a tunnel');
  await goToStep(page, 'Download');
  const { text } = await downloadBy(page, () => pressed(page, 'Download the page').click());
  const path = test.info().outputPath('portfolio.html');
  await writeFile(path, text);
  expect(text).not.toMatch(/<script|<img src=x/i);
  // The other tab is offline: the file needs nothing else.
  watch.expects(/^foreign request: file:/);
  // Leaves the site first, so that its idle requests are not counted as the file's.
  await other.goto('about:blank');
  const requested: string[] = [];
  other.on('request', (request) => requested.push(request.url()));
  await other.goto(pathToFileURL(path).href);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(other.getByText('Made in a tunnel')).toBeVisible();
  expect(requested.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
});

/** Gives a field a photograph of about 19 MB, taken upright, and records what is scaled in one go; returns its size. */
const setBigPicture = (page: Page, locator: string) =>
  page.locator(locator).evaluate(async (input: HTMLInputElement) => {
    const tile = new OffscreenCanvas(500, 500);
    const noise = new ImageData(500, 500);
    for (let at = 0; at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
    tile.getContext('2d')?.putImageData(noise, 0, 0);
    const canvas = new OffscreenCanvas(6000, 4000);
    const context = canvas.getContext('2d');
    for (let place = 0; place < 96; place += 1)
      context?.drawImage(tile, (place % 12) * 500, Math.floor(place / 12) * 500);
    const plain = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    // A camera held upright writes an EXIF segment, which also contains time and place.
    const words = 'Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0SECRET PLACE';
    const exif = Uint8Array.from(`\xff\xe1\0${String.fromCharCode(words.length + 2)}${words}`, (sign) =>
      sign.charCodeAt(0),
    );
    const file = new File([plain.slice(0, 2), exif, plain.slice(2)], 'photo.jpg', { type: 'image/jpeg' });
    // In pixels: how long one takes depends on what else the machine does.
    const scaledAreas: number[] = [];
    Object.assign(window, { scaledAreas });
    const create = window.createImageBitmap;
    window.createImageBitmap = ((...parameters: Parameters<typeof create>) => {
      const [, , , width, height, options] = parameters as readonly unknown[];
      if (options) scaledAreas.push(Number(width) * Number(height));
      return create(...parameters);
    }) as typeof create;
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return file.size;
  });

/** Gives a field a file of that many zeros. */
const setZeros = (page: Page, locator: string, bytes: number, type: string) =>
  page.locator(locator).evaluate(
    (input: HTMLInputElement, [size, mime]) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(Number(size))], 'big', { type: String(mime) }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [bytes, type],
  );

test('a picture of 20 MB is rotated, scaled and redrawn without blocking the page; a file that is no picture, or broken, foreign or huge, is refused with a message, and the work stays', {
  tag: '@PGN-1',
}, async ({ context, page }) => {
  test.slow();
  await seed(context, { portfolio: portfolioText(['Loom']) });
  await open(page, TOOL);
  const size = await setBigPicture(page, '[name="projects.1.picture"]');
  expect(size).toBeGreaterThan(18_000_000);
  expect(size).toBeLessThan(20_000_000);
  const project = page.getByRole('region', { name: 'Projects' });
  await goToStep(page, 'Projects');
  await expect(project.getByText('Working…')).toBeVisible();
  await goToStep(page, 'About you');
  await field(page, 'Name').fill('Meanwhile');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Meanwhile');
  await goToStep(page, 'Projects');
  const picture = project.locator('img');
  await expect(picture).toBeVisible({ timeout: 30_000 });
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
  await twoFrames(page);
  // A twelfth of the picture at a time, with other tasks of the page in between.
  const scaledAreas = await page.evaluate(() => Reflect.get(window, 'scaledAreas') as number[]);
  expect(scaledAreas.reduce((sum, area) => sum + area, 0)).toBeGreaterThan(20_000_000);
  expect(Math.max(...scaledAreas)).toBeLessThan(2_500_000);
  await field(page, 'What the picture shows').fill('A loom');
  await expect.poll(async () => JSON.stringify(await storedPortfolio(page))).toContain('A loom');
  await pressed(page, 'Remove picture').click();
  await expect(picture).toHaveCount(0);

  await test.step('a broken, foreign or huge file and one that is no picture are refused', async () => {
    await goToStep(page, 'Download');
    const alert = page.locator('[id$="-import-error"]');
    for (const [text, words] of [
      ['{"version":1,', /damaged or incomplete/],
      ['["Foreign"]', /not a portfolio/],
      [portfolioText([], { picture: 'https://example.org/spy.png' }), /picture in this file can’t be used/],
    ] as const) {
      await importInput(page).setInputFiles(jsonFile(text));
      await expect(alert).toHaveText(words);
    }
    await setZeros(page, '[name="import"]', 10_000_001, 'application/json');
    await expect(alert).toHaveText(/larger than 10 MB/);
    await setZeros(page, '[name="picture"]', 20_000_001, 'image/png');
    const pictureError = page.locator('[id$="-picture-error"]');
    await expect(pictureError).toHaveText(/larger than 20 MB/);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const buffer of [Buffer.from(drawing), Buffer.from('no picture')]) {
      await page
        .locator('[name="picture"]')
        .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer });
      await expect(pictureError).toHaveText(/cannot be read as a picture/);
    }
    await expect(field(page, 'Name')).toHaveValue('Meanwhile');
    await expect(page.locator('[name="picture"] ~ *, #your-about')).not.toContainText(['Remove picture']);
    await expect(kept(page)).toBeVisible();
  });
});
