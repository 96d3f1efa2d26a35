import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PORTFOLIO, SAMPLE_PORTFOLIO, toJson } from '../src/index.ts';
import { portfolioProblems } from '../src/problems.ts';
import { renderPortfolio } from '../src/render.ts';
import { brokenPortfolioInvariants, portfolios } from '../src/testing/index.ts';
import { toHtml } from '../src/to-html.ts';
import { importPortfolio, MAX_IMPORT_BYTES, readJson } from '../src/transfer.ts';

const refusal = async (text: string) => {
  const outcome = await readJson(text);
  if (outcome.kind !== 'refused') throw new Error('The file was accepted');
  return outcome.message;
};
const taken = async (text: string) => {
  const outcome = await readJson(text);
  if (outcome.kind !== 'portfolio') throw new Error(outcome.message);
  return outcome.portfolio;
};
const changed = (change: object) => JSON.stringify({ ...SAMPLE_PORTFOLIO, ...change });
const [project] = SAMPLE_PORTFOLIO.projects;

describe('an exported file', { tags: ['PGN-1'] }, () => {
  it('is imported as the same portfolio', async () => {
    await fc.assert(
      fc.asyncProperty(portfolios(), async (portfolio) => {
        expect(await readJson(toJson(portfolio))).toEqual({ kind: 'portfolio', portfolio });
      }),
      runs(1000),
    );
  });

  it('is imported with a byte order mark, Windows line ends, and from Settings', async () => {
    const text = toJson(SAMPLE_PORTFOLIO);
    expect(await taken(`\uFEFF${text}`)).toEqual(SAMPLE_PORTFOLIO);
    expect(await taken(text.replaceAll('\n', '\r\n'))).toEqual(SAMPLE_PORTFOLIO);
    const settings = {
      about: 'Everything',
      exportedAt: '2026-11-22T00:00:00.000Z',
      account: { id: 1 },
      stored: { cart: [], portfolio: SAMPLE_PORTFOLIO },
      thisTab: {},
    };
    expect(await taken(JSON.stringify(settings))).toEqual(SAMPLE_PORTFOLIO);
    expect(await refusal(JSON.stringify({ ...settings, stored: { cart: [] } }))).toContain(
      'it doesn’t contain a portfolio',
    );
    // The export from Settings contains unreadable stored values as text.
    expect(await refusal(JSON.stringify({ ...settings, stored: { portfolio: '{"half' } }))).toContain(
      'not a portfolio',
    );
  });

  it('may be written by hand: entries without a unique id get one', async () => {
    const twice = await taken(
      changed({ projects: [project, { ...project, title: 'Copy' }, { ...project, id: -1 }] }),
    );
    expect(twice.projects.map(({ id, title }) => [id, title])).toEqual([
      [1, project?.title],
      [2, 'Copy'],
      [3, project?.title],
    ]);
    const { id: _, ...nameless } = project as object & { id: number };
    const largest = Number.MAX_SAFE_INTEGER;
    const mixed = await taken(
      changed({ projects: [{ ...project, id: largest }, nameless, { ...project, id: 1 }] }),
    );
    expect(mixed.projects.map(({ id }) => id)).toEqual([largest, 2, 1]);
  });

  it('with an unsafe link is imported, and the link has a problem', async () => {
    const links = [{ id: 5, label: 'Click', address: 'javascript:alert(1)' }];
    const portfolio = await taken(changed({ links }));
    expect(portfolioProblems(portfolio)['links.5.address']).toBe(
      'A link can’t start with javascript:. Addresses start with https:// or mailto:.',
    );
    expect(toHtml(renderPortfolio(portfolio))).not.toMatch(/href="javascript/i);
  });
});

describe('an invalid file', { tags: ['PGN-1'] }, () => {
  const page = '<!doctype html><html><body>Ada</body></html>';
  const many = (count: number) => Array.from({ length: count }, (_, id) => ({ ...project, id: id + 1 }));
  const refusals: Readonly<Record<string, readonly [text: string, reason: string]>> = {
    empty: ['', 'is empty'],
    white: [' \uFEFF\n', 'is empty'],
    page: [page, 'is a web page'],
    words: ['Dear Ada,', 'isn’t a JSON file'],
    cut: [toJson(SAMPLE_PORTFOLIO).slice(0, 300), 'is damaged or incomplete'],
    number: ['7', 'not a portfolio'],
    nothing: ['null', 'not a portfolio'],
    list: ['[]', 'not a portfolio'],
    object: ['{}', 'not a portfolio'],
    manifest: ['{"name":"left-pad","version":"1.3.0"}', 'not a portfolio'],
    inherited: ['{"__proto__":{"version":1}}', 'not a portfolio'],
    newer: [changed({ version: 2 }), 'newer version'],
    older: [changed({ version: 0 }), 'not a portfolio'],
    many: [changed({ projects: many(51) }), 'too many projects in this file: the limit is 50'],
    skills: [changed({ skills: Array(1001).fill('x') }), 'too many skills'],
    text: [changed({ about: 'x'.repeat(20_001) }), 'too long (about): the limit is 20,000'],
    title: [changed({ projects: [{ ...project, title: 'x'.repeat(20_001) }] }), '(projects 1, title)'],
    picture: [changed({ picture: 'https://example.org/me.png' }), 'can’t be used (picture)'],
    drawing: [
      changed({ projects: [project, { ...project, id: 2, picture: 'data:image/svg+xml;base64,AAAA' }] }),
      'can’t be used (projects 2, picture)',
    ],
    huge: [
      changed({ picture: `data:image/png;base64,${'A'.repeat(120_000)}` }),
      'too large (picture): the limit is 120,000',
    ],
    part: [changed({ contact: { email: '', phone: 7, place: '' } }), 'missing or invalid: contact, phone'],
    missing: [changed({ links: undefined }), 'missing or invalid: links'],
    theme: [changed({ theme: 'comic' }), 'missing or invalid: theme'],
    entry: [changed({ links: [null] }), 'missing or invalid: links 1'],
  };

  it.each(Object.entries(refusals))('is refused with its reason: %s', async (_, [text, reason]) => {
    expect(await refusal(text)).toContain(reason);
  });

  it('is refused with a different message for each kind', async () => {
    const kinds = 'empty page words cut list newer many text picture huge part'.split(' ');
    const messages = await Promise.all(kinds.map((kind) => refusal(refusals[kind]?.[0] ?? '')));
    expect(new Set(messages).size).toBe(kinds.length);
  });

  it('with 100,000 levels or entries is read quickly', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    await refusal(deep);
    expect(await taken(`${changed({}).slice(0, -1)},"more":${deep}}`)).toEqual(SAMPLE_PORTFOLIO);
    await refusal(`${changed({}).slice(0, -1)},"links":${deep}}`);
    const lists = changed({ links: Array(100_000).fill({ id: 1, label: '', address: '' }) });
    expect(await refusal(lists)).toContain('too many links');
  });

  it('cannot set object prototypes through its keys', async () => {
    const text = changed({}).replace(
      '{',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},',
    );
    const portfolio = await taken(text);
    expect(portfolio).toEqual(SAMPLE_PORTFOLIO);
    expect(Object.getPrototypeOf(portfolio)).toBe(Object.prototype);
    expect(Object.keys(portfolio)).toEqual(Object.keys(EMPTY_PORTFOLIO));
    expect('isAdmin' in {}).toBe(false);
  });

  it('of other JSON is refused or read as a valid portfolio', async () => {
    const mutations = fc
      .tuple(portfolios(2), fc.constantFrom(...Object.keys(EMPTY_PORTFOLIO)), fc.jsonValue())
      .map(([portfolio, key, value]) => JSON.stringify({ ...portfolio, [key]: value }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), mutations, fc.string()), async (text) => {
        const outcome = await readJson(text);
        if (outcome.kind === 'refused') expect(outcome.message).toMatch(/^[A-Z].{10,}[.]$/);
        else expect(brokenPortfolioInvariants(outcome.portfolio)).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('that is too large is never read', async () => {
    const limits: number[] = [];
    const readAs = (kind: 'noFile' | 'tooLarge') =>
      importPortfolio(async (_, maxBytes) => {
        limits.push(maxBytes);
        return { kind };
      }, 'a file');
    expect(await readAs('tooLarge')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^This file is larger than [\d.]+ MB/),
    });
    expect(await readAs('noFile')).toEqual({ kind: 'refused', message: 'Please choose a file.' });
    expect(limits).toEqual([MAX_IMPORT_BYTES, MAX_IMPORT_BYTES]);
    // An export of fifty projects with the largest pictures must be importable.
    const largest = {
      ...SAMPLE_PORTFOLIO,
      projects: many(50).map((one) => ({ ...one, picture: 'x'.repeat(120_000) })),
    };
    expect(toJson(largest as never).length).toBeLessThan(MAX_IMPORT_BYTES);
  });
});
