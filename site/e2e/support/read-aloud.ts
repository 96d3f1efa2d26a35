import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expect } from './site-test.ts';

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/** `page.evaluate` cannot import a module, so this turns the export into a property of the window. */
const source = readFileSync(file, 'utf8').replace(
  /\bexport\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};/,
  'Object.assign(window, { virtual: $1 });',
);

/** Properties that the virtual screen reader uses, but browsers do not expose by default. */
interface Computed {
  readonly computedRole: string;
  readonly computedName: string;
}

const compute = async (page: Page): Promise<readonly Computed[]> => {
  const devtools = await page.context().newCDPSession(page);
  const tree = await devtools.send('Accessibility.getFullAXTree');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  await devtools.detach();
  const known = new Map(tree.nodes.map((node) => [node.backendDOMNodeId, node]));
  const computed: Computed[] = [];
  const visit = ({ backendNodeId, children = [], nodeType }: typeof root) => {
    const { ignored = true, name, role } = known.get(backendNodeId) ?? {};
    // Other types are internal to Chromium and have no ARIA name.
    const isRole = !ignored && role?.type === 'role';
    if (nodeType === 1)
      computed.push({
        computedRole: isRole ? role.value : '',
        computedName: ignored ? '' : (name?.value ?? ''),
      });
    for (const child of children) visit(child);
  };
  visit(root);
  return computed;
};

const assignComputedProperties = (page: Page) =>
  expect(async () => {
    const computed = await compute(page);
    const count = await page.evaluate((all) => {
      const elements = document.querySelectorAll('*');
      for (const [place, element] of elements.entries()) Object.assign(element, all[place]);
      return elements.length;
    }, computed);
    expect(count).toBe(computed.length);
  }, 'the page does not change').toPass({ intervals: [50] });

interface Stop {
  readonly phrase: string;
  readonly isFocused: boolean;
  /** Whether a label, control or heading has already announced this text as its name. */
  readonly isRepeated: boolean;
  readonly isEmpty: boolean;
}

const mostStops = 900;

const walk = (part: Locator): Promise<readonly Stop[]> =>
  part.evaluate(async (container, limit) => {
    const { virtual } = window as unknown as { virtual: Virtual };
    // The reader uses the `checked` attribute, which neither a press nor React updates.
    for (const input of container.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]'))
      input.toggleAttribute('checked', input.checked);
    const named = 'a, button, label, legend, h1, h2, h3, h4, h5, h6, dt, summary, [role="option"]';
    const flat = (text: string) => text.replaceAll(/\s/g, '');
    const nameOf = (element: Element) => (element as Element & Computed).computedName;
    const namedElementOf = (element: Element) =>
      (element instanceof HTMLLabelElement && element.control) ||
      (element instanceof HTMLLegendElement && element.closest('fieldset')) ||
      element;
    const isRepeated = (node: Node | null, element: Element) => {
      const text = flat(node?.textContent ?? '');
      const around = (node === element ? element.parentElement : element)?.closest(named);
      if (!around || !container.contains(around) || text === '') return false;
      return flat(nameOf(namedElementOf(around))).includes(text);
    };
    const phraseAt = async (element: Element) => {
      const phrase = await virtual.lastSpokenPhrase();
      // The reader announces neither the label of a selected option nor the role and state of a summary.
      if (element instanceof HTMLSelectElement)
        return phrase.replace(`, ${element.value},`, `, ${element.selectedOptions[0]?.label},`);
      if (element.localName !== 'summary' || !phrase.startsWith(nameOf(element))) return phrase;
      const isOpen = element.parentElement?.hasAttribute('open');
      return `button, ${nameOf(element)}, ${isOpen ? 'expanded' : 'not expanded'}`;
    };
    await virtual.start({ container });
    const first = { node: virtual.activeNode, phrase: await virtual.lastSpokenPhrase() };
    const stops: Stop[] = [];
    for (let count = 0; ; count += 1) {
      if (count >= limit) throw new Error(`the end is not reached in ${limit} steps`);
      const node = virtual.activeNode;
      if (count > 0 && node === first.node && (await virtual.lastSpokenPhrase()) === first.phrase) break;
      const element = node instanceof Element ? node : node?.parentElement;
      // The reader also visits the content of closed `<details>`.
      if (element?.checkVisibility())
        stops.push({
          phrase: await phraseAt(element),
          isFocused: node === document.activeElement && node !== document.body,
          isRepeated: isRepeated(node, element),
          isEmpty: node === element && element.textContent === '',
        });
      await virtual.next();
    }
    await virtual.stop();
    return stops;
  }, mostStops);

// Phrases that real screen readers omit.
const silentStates =
  /, (?:not busy|not disabled|\d+ controls?|orientated \w+)(?=,|$)|(?<=^listitem), level \d+/g;
const silentRoles =
  /^(?:end of )?(?:(?:form|group)$|(?:paragraph|strong|emphasis|mark|time|code|definition|caption|row|rowgroup|gridcell)(?:,|$))/;
const silentEnds =
  /^end(?:,|$)|^end of (?:listitem|link|button|heading|term|option|image|columnheader|combobox)\b/;
const emptyRoles = /^(?:status|alert|log)$/;

const isSaid = ({ isEmpty, isRepeated, phrase }: Stop) =>
  phrase.trim() !== '' &&
  !silentRoles.test(phrase) &&
  !silentEnds.test(phrase) &&
  !(isEmpty && emptyRoles.test(phrase)) &&
  (!isRepeated || /^(?:link|button), /.test(phrase));

const lineOf = ({ isFocused, phrase }: Stop) => {
  const [end] = /^end of [^,]+/.exec(phrase) ?? [];
  if (end) return end;
  return `${phrase.replaceAll(silentStates, '').trim()}${isFocused ? ' [focus]' : ''}`;
};

export const readAloud = async (part: Locator): Promise<readonly string[]> => {
  const page = part.page();
  // Evaluated, because the content security policy would block a script element.
  if (!(await page.evaluate(() => 'virtual' in window))) await page.evaluate(`{${source}\n}`);
  await assignComputedProperties(page);
  const stops = await walk(part);
  return stops.filter(isSaid).map(lineOf);
};

interface Heard {
  readonly heard: string[];
}

/** Records the announcements of live regions and alerts. */
export const listen = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[aria-live], [role="status"], [role="log"], [role="alert"]';
    const silent = '[aria-hidden="true"], [aria-live="off"]';
    const textOf = (node: Node) => {
      const parts: string[] = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      // The walker’s root may itself be a text node.
      for (let text: Node | null = node; text; text = texts.nextNode())
        if (text instanceof Text && !text.parentElement?.closest(silent)) parts.push(text.data.trim());
      return parts.filter(Boolean).join(' ');
    };
    new MutationObserver((records) => {
      for (const { addedNodes, target: changed, type } of records)
        for (const node of type === 'characterData' ? [changed] : addedNodes) {
          const alert = node instanceof Element && node.querySelector('[role="alert"]');
          const region = alert || node.parentElement?.closest(live);
          // Screen readers ignore what a modal dialog covers.
          const modal = document.querySelector(':modal');
          if (!region || modal?.contains(region) === false) continue;
          const text = textOf(alert || node);
          const isAssertive = region.matches('[role="alert"], [aria-live="assertive"]');
          if (text !== '') heard.push(`${isAssertive ? 'assertive' : 'polite'}: ${text}`);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const takeHeard = (page: Page) => page.evaluate(() => (window as unknown as Heard).heard.splice(0));
