import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { builtPages, open } from '../support/site.ts';
import { test } from '../support/site-test.ts';
import { enter, states } from '../support/states.ts';

const readTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const add = (text: string | null | undefined, kind = '') => {
      const line = text?.replaceAll(/\s+/g, ' ').trim();
      if (line) texts.push(`${kind}${line}`);
    };
    add(document.title, 'title: ');
    add(document.querySelector('meta[name="description"]')?.getAttribute('content'), 'description: ');
    const read = (element: Element) => {
      if (element.matches('script, style, noscript, svg, canvas, [hidden]')) return;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        add(element.getAttribute(name), `${name}: `);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (hasText) add(element.textContent);
      else for (const part of element.children) read(part);
    };
    read(document.body);
    return texts;
  });

test('all texts', async ({ page, watch }) => {
  test.setTimeout(600_000);
  watch.expects(/./);
  const seen = new Set<string>();
  const lines: string[] = [];
  const collect = async (name: string) => {
    const fresh = [...new Set(await readTexts(page))].filter((text) => !seen.has(text));
    for (const text of fresh) seen.add(text);
    lines.push('', `# ${name}`, ...fresh);
  };
  for (const { path } of builtPages.filter(({ access, path }) => access === 'everyone' && path !== '/404')) {
    await open(page, path);
    await collect(path);
  }
  for (const state of states) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await state.prepare?.(page);
    await enter(page, state);
    await collect(state.name);
  }
  const file = new URL('../../reports/texts.txt', import.meta.url);
  writeFileSync(file, `${lines.join('\n').trim()}\n`);
});
