import type { BrowserContext, Page } from 'playwright/test';

/** What alters the document apart from the site itself (BRW-2). */
export interface Altered {
  readonly alteredBy: 'nothing' | 'translator' | 'extensions';
}

interface Translated {
  readonly staleTexts?: () => readonly string[];
}

/** Replaces text nodes with nested `<font>` elements on every change, as browser translation does. */
const translate = () => {
  const untranslated = 'head, script, style, noscript, textarea, svg, [translate="no"]';
  const replaced: { readonly text: Text; readonly value: string; readonly font: Element }[] = [];
  const translate = (text: Text) => {
    const { data, parentElement } = text;
    if (!parentElement || data.trim() === '' || parentElement.closest(`font, ${untranslated}`)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(data);
    text.replaceWith(font);
    replaced.push({ text, value: data, font });
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  Object.assign(window, {
    staleTexts: () =>
      replaced
        .filter(({ text, value, font }) => font.isConnected && text.data !== value)
        .map(({ text, value }) => `"${value}" instead of "${text.data}"`),
  });
  const begin = () => {
    new MutationObserver((records) => {
      for (const { addedNodes, target: changed, type } of records)
        for (const node of type === 'characterData' ? [changed] : addedNodes)
          if (node.isConnected) translateIn(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    translateIn(document.body);
  };
  const isHydrated = () => document.documentElement?.dataset.hydrated !== undefined;
  if (isHydrated()) begin();
  else
    new MutationObserver((_, watching) => {
      if (!isHydrated()) return;
      watching.disconnect();
      begin();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
};

export const translatePages = (target: Page | BrowserContext) => target.addInitScript(translate);

/** Updates that React made to detached text nodes, so that the page still shows the old text. */
export const staleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Translated).staleTexts?.() ?? []);

/** Adds nodes and attributes before hydration, as browser extensions do. */
export const extendPages = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const extend = () => {
      for (const field of document.querySelectorAll('body :is(input, textarea):not([data-manager])')) {
        field.setAttribute('data-manager', 'on');
        const box = document.createElement('div');
        box.dataset.foreign = '';
        box.style.cssText = 'position: absolute; width: 0; height: 0';
        field.after(box);
      }
      if (!document.body || document.body.hasAttribute('cz-shortcut-listen')) return;
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.documentElement.append(document.createElement('grammarly-desktop-integration'));
    };
    new MutationObserver(extend).observe(document, { subtree: true, childList: true });
  });
