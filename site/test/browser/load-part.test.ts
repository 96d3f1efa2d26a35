import { afterEach, expect, test } from 'vitest';
import { loadPart } from '../../src/app/load-part.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="data:text/css,part"]')];
const addLink = (name: string) => {
  const href = `data:text/css,part-${name}`;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
};
const fail = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'));
const whenChanged = (link: HTMLLinkElement) => expect.poll(() => link.isConnected).toBe(false);

afterEach(() => {
  for (const link of links()) link.remove();
});

test('a failed style sheet is requested again in its place before a part loads', {
  tags: ['RTE-6', 'CHT-7'],
}, async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls > 1) return;
    fail(addLink('one'));
    addLink('later');
    throw new Error('no style');
  };
  await expect(loadPart(load)).rejects.toThrow('no style');
  const [first] = links();
  const again = loadPart(load);
  if (first) await whenChanged(first);
  await again;
  expect(calls).toBe(2);
  expect(links().map(({ href }) => href)).toEqual(['data:text/css,part-one', 'data:text/css,part-later']);
});

test('a part does not load while its own style sheet fails, other parts do', {
  tags: ['RTE-6', 'CHT-7'],
}, async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    const link = Object.assign(addLink('missing'), { href: `/missing-${crypto.randomUUID()}.css` });
    await new Promise((_, reject) => link.addEventListener('error', reject));
  };
  await expect(loadPart(load)).rejects.toBeInstanceOf(Event);
  expect(await loadPart(async () => 2)).toBe(2);
  await expect(loadPart(load)).rejects.toBeInstanceOf(Event);
  expect(calls).toBe(1);
  document.head.lastElementChild?.remove();
});
