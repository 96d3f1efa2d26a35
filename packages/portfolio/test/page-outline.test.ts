import { describe, expect, it } from 'vitest';
import { link, picture } from '../src/page/parts.ts';
import { paragraphsOf, wellFormed } from '../src/page/text.ts';
import type { PageNode } from '../src/page-tree.ts';
import { EMPTY_PORTFOLIO, isPicture, isSame, MAX_PICTURE_LENGTH, type Portfolio } from '../src/portfolio.ts';
import { portfolioSchema } from '../src/portfolio-codec.ts';
import { renderPortfolio } from '../src/render.ts';
import { elementsOf } from './parse-page.ts';

const outline = (node: PageNode, depth = 0): readonly string[] => {
  if (typeof node === 'string') return [`${' '.repeat(depth)}“${node}”`];
  if (node.tag === 'head') return [];
  const name = [node.tag, node.attributes.class].filter(Boolean).join('.');
  return [' '.repeat(depth) + name, ...node.children.flatMap((child) => outline(child, depth + 1))];
};
const pageOf = (some: Partial<Portfolio>) => renderPortfolio({ ...EMPTY_PORTFOLIO, ...some });
const mainOf = (some: Partial<Portfolio>) =>
  elementsOf(pageOf(some))
    .filter(({ tag }) => tag === 'main')
    .flatMap((main) => outline(main));
const position = { id: 1, role: '', organisation: '', period: '', text: '' };
const png = 'data:image/png;base64,AAAA';

describe('the page as a tree', { tags: ['PGN-1'] }, () => {
  it('a project has a title, a picture, a text and a link', () => {
    const project = {
      id: 1,
      title: 'Loom',
      text: 'Weaves',
      address: 'https://example.org',
      picture: png,
      pictureText: 'A loom',
    };
    expect(mainOf({ projects: [project] })).toEqual([
      'main',
      ' section.projects',
      '  h2',
      '   “Projects”',
      '  div.body',
      '   article.project',
      '    h3',
      '     “Loom”',
      '    div.shot',
      '     img',
      '    div.text',
      '     p',
      '      “Weaves”',
      '    p.go',
      '     a.bare',
      '      “example.org”',
    ]);
  });

  it('a position is titled by its role, or by its organisation without one', () => {
    const positions = [
      { ...position, role: 'Weaver', organisation: 'Mill', period: '2020' },
      { ...position, id: 2, organisation: 'Shed' },
    ];
    expect(mainOf({ experience: positions }).slice(4)).toEqual([
      '  div.body',
      '   article.job',
      '    h3',
      '     “Weaver”',
      '    p.where',
      '     “Mill”',
      '    p.when',
      '     “2020”',
      '   article.job',
      '    h3',
      '     “Shed”',
    ]);
  });

  it('contact details come after the other sections', () => {
    const contact = { email: 'a@example.org', phone: '1', place: 'Dimapur' };
    expect(mainOf({ about: 'Weaves', contact }).slice(8)).toEqual([
      ' section.contact',
      '  h2',
      '   “Contact”',
      '  div.body',
      '   address',
      '    p.mail',
      '     a.bare',
      '      “a@example.org”',
      '    p',
      '     “1”',
      '    p',
      '     “Dimapur”',
    ]);
  });

  it('a name of more than 24 letters is set smaller', () => {
    const heading = (some: Partial<Portfolio>) =>
      elementsOf(pageOf(some))
        .filter(({ tag, attributes }) => tag === 'h1' || attributes.class === 'headline')
        .flatMap((found) => outline(found));
    expect(heading({ name: 'x'.repeat(24), headline: 'Weaver' })).toEqual([
      'h1',
      ` “${'x'.repeat(24)}”`,
      'p.headline',
      ' “Weaver”',
    ]);
    expect(heading({ name: 'x'.repeat(25) })[0]).toBe('h1.long');
    expect(heading({ headline: 'y'.repeat(25) })[0]).toBe('h1.long');
    expect(heading({ name: 'Ada', headline: 'y'.repeat(25) })[0]).toBe('h1');
    expect(heading({})).toEqual([
      'h1',
      ' “This page is still blank”',
      'p.headline',
      ' “What you write will appear here.”',
    ]);
  });

  it('paragraphs and list items have automatic direction, and lists have a list role', () => {
    const page = elementsOf(
      pageOf({ about: 'One', skills: ['Looms'], contact: { email: '', phone: '', place: 'Dimapur' } }),
    );
    const attributesOf = (wanted: string) =>
      page.filter(({ tag }) => tag === wanted).map(({ attributes }) => [attributes.dir, attributes.role]);
    expect(attributesOf('p')).toEqual([
      ['auto', undefined],
      ['auto', undefined],
    ]);
    expect(attributesOf('ul')).toEqual([
      [undefined, 'list'],
      [undefined, 'list'],
    ]);
    expect(new Set(attributesOf('li').map(([dir]) => dir))).toEqual(new Set(['auto']));
    expect(page.filter(({ attributes }) => attributes.class === 'body')).toHaveLength(3);
    expect(link('mailto:a@example.org')?.attributes.class).toBe('bare');
  });

  it('shows only pictures that are complete data URLs', () => {
    expect(picture(png, ' A  loom ')?.attributes).toEqual({ src: png, alt: 'A loom' });
    expect([`x${png}`, `${png}!`, `${png} `].map((address) => picture(address, ''))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const start = png.slice(0, -4);
    expect(isPicture(start + 'A'.repeat(MAX_PICTURE_LENGTH - start.length))).toBe(true);
    expect(isPicture(start + 'A'.repeat(MAX_PICTURE_LENGTH - start.length + 1))).toBe(false);
  });

  it('normalises every kind of line end', () => {
    expect(wellFormed('a\rb\r\nc\u2028d')).toBe('a\nb\nc\nd');
    expect(paragraphsOf('a\nb\n\n\nc')).toEqual([['a', 'b'], ['c']]);
  });
});

it('two portfolios are equal if all their parts are', { tags: ['STO-2'] }, () => {
  expect(isSame(EMPTY_PORTFOLIO, structuredClone(EMPTY_PORTFOLIO))).toBe(true);
  for (const [one, other] of [
    [{}, []],
    [[], {}],
    [{ length: 0 }, 'x'],
    [1, { a: 1 }],
    [{ a: 1 }, 1],
    [null, {}],
    [{}, null],
    [{ a: undefined }, { b: undefined }],
  ])
    expect(isSame(one, other), JSON.stringify([one, other])).toBe(false);
});

it('ids in a stored list are unique', { tags: ['STO-2'] }, () => {
  const withIds = (...ids: readonly number[]) => ({
    ...EMPTY_PORTFOLIO,
    links: ids.map((id) => ({ id, label: '', address: '' })),
  });
  expect(portfolioSchema.safeParse(withIds(1, 2)).success).toBe(true);
  expect(portfolioSchema.safeParse(withIds(1, 1)).success).toBe(false);
});
