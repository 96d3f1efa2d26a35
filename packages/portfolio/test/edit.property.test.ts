import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edit, editPortfolio, readSkills } from '../src/edit.ts';
import { fieldTexts, isPictureField, LIST_NAMES, type PortfolioField } from '../src/fields.ts';
import { EMPTY_PORTFOLIO, MAX_ENTRIES, type Portfolio } from '../src/index.ts';
import { isPicture, MAX_SKILLS, MAX_TEXT_LENGTH } from '../src/portfolio.ts';
import { portfolioSchema } from '../src/portfolio-codec.ts';
import { revert } from '../src/revert.ts';
import { brokenPortfolioInvariants, edits, portfolios, smallEdits } from '../src/testing/index.ts';
import { editText } from '../src/texts.ts';

const histories = fc.array(edits, { maxLength: 15 });
const writing = (field: PortfolioField, text: string): Edit => ({ kind: 'write', field, text });
const run = (start: Portfolio, history: readonly Edit[]) => history.reduce(editPortfolio, start);

describe('an edit', () => {
  it('keeps a portfolio readable by storage, whatever is typed', { tags: ['PGN-1', 'STO-2'] }, () => {
    fc.assert(
      fc.property(portfolios(3), histories, (start, history) => {
        const portfolio = run(start, history);
        expect(brokenPortfolioInvariants(portfolio)).toEqual([]);
        expect(portfolioSchema.safeParse(JSON.parse(JSON.stringify(portfolio)))).toEqual({
          success: true,
          data: portfolio,
        });
      }),
      runs(1000),
    );
  });

  it('returns the same reference exactly when nothing changes', { tags: ['PGN-1'] }, () => {
    let kept = 0;
    fc.assert(
      fc.property(portfolios(3), edits, (start, edit) => {
        const after = editPortfolio(start, edit);
        if (after === start) kept += 1;
        else expect(after).not.toEqual(start);
        expect(editPortfolio(after, edit) === after || edit.kind === 'add').toBe(true);
      }),
      runs(1000),
    );
    expect(kept).toBeGreaterThan(100);
  });

  it('cannot move an entry past either end of its list', { tags: ['PGN-1'] }, () => {
    fc.assert(
      fc.property(portfolios(3), fc.nat(50), (portfolio, beyond) => {
        for (const list of LIST_NAMES) {
          const [first, last] = [portfolio[list].at(0), portfolio[list].at(-1)];
          const end = portfolio[list].length - 1 + beyond;
          if (first)
            expect(editPortfolio(portfolio, { kind: 'move', list, id: first.id, to: -beyond })).toBe(
              portfolio,
            );
          if (last)
            expect(editPortfolio(portfolio, { kind: 'move', list, id: last.id, to: end })).toBe(portfolio);
        }
      }),
      runs(100),
    );
  });

  it('changes only the field or the list it names', { tags: ['PGN-1'] }, () => {
    const written = new Set<string>();
    fc.assert(
      fc.property(portfolios(3), smallEdits, (start, edit) => {
        const after = editPortfolio(start, edit);
        const [part] = edit.kind === 'write' ? edit.field.split('.') : ['list' in edit ? edit.list : ''];
        for (const key of Object.keys(start) as (keyof Portfolio)[])
          if (key !== part && !edit.kind.startsWith('choose')) expect(after[key]).toBe(start[key]);
        if (edit.kind !== 'write' || edit.field === 'skills') return;
        const texts = new Map(fieldTexts(after));
        const isTaken = !isPictureField(edit.field) || isPicture(edit.text);
        for (const [field, text] of fieldTexts(start))
          expect(texts.get(field)).toBe(field === edit.field && isTaken ? edit.text : text);
        if (after !== start) written.add(edit.field.replace(/\d+/, 'id'));
      }),
      runs(1000),
    );
    expect(written.size).toBeGreaterThan(14);
  });

  it('cuts text that is too long for a field, never through a character', { tags: ['PGN-1'] }, () => {
    const write = (text: string) => run(EMPTY_PORTFOLIO, [writing('about', text)]).about;
    const fits = 'x'.repeat(MAX_TEXT_LENGTH);
    expect(write(fits)).toBe(fits);
    expect(write(`${fits}y`)).toBe(fits);
    expect(write(`${fits.slice(1)}😀`)).toBe(fits.slice(1));
    expect(write(`${fits.slice(2)}😀y`)).toBe(`${fits.slice(2)}😀`);
    expect(write('😀'.repeat(MAX_TEXT_LENGTH))).toBe('😀'.repeat(MAX_TEXT_LENGTH / 2));
    // A lone surrogate counts as one character.
    expect(write(`${fits.slice(1)}\ud83dy`)).toBe(`${fits.slice(1)}\ud83d`);
  });

  it('writes only pictures into picture fields', { tags: ['PGN-1'] }, () => {
    const write = (text: string) => run(EMPTY_PORTFOLIO, [writing('picture', text)]).picture;
    expect(write('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    for (const text of [
      'https://example.org/a.png',
      'data:image/svg+xml;base64,AAAA',
      'data:text/html;base64,AAAA',
      'data:image/png;base64,AAAA" onerror="x',
      'data:image/png;base64,AAAA\n',
      `data:image/png;base64,${'A'.repeat(120_000)}`,
      'data:image/png;base64,',
    ])
      expect(write(text), text.slice(0, 40)).toBe('');
  });

  it('appends entries, up to fifty, and never repeats an id', { tags: ['PGN-1'] }, () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const full = ids.reduce(
      (portfolio, id) => editPortfolio(portfolio, { kind: 'add', list: 'projects', id }),
      EMPTY_PORTFOLIO,
    );
    expect(full.projects.map(({ id }) => id)).toEqual(ids.slice(0, MAX_ENTRIES));
    expect(editPortfolio(full, { kind: 'add', list: 'projects', id: 99 })).toBe(full);
    const one = editPortfolio(EMPTY_PORTFOLIO, { kind: 'add', list: 'links', id: 7 });
    expect(editPortfolio(one, { kind: 'add', list: 'links', id: 7 })).toBe(one);
  });

  it('a move equals a removal and an insertion', { tags: ['PGN-1'] }, () => {
    fc.assert(
      fc.property(portfolios(6), fc.nat(5), fc.integer({ min: -2, max: 8 }), (start, from, to) => {
        const ids = start.projects.map(({ id }) => id);
        const id = ids[from] ?? 0;
        const naive = [...ids];
        if (from < ids.length) naive.splice(Math.max(0, to), 0, ...naive.splice(from, 1));
        const after = editPortfolio(start, { kind: 'move', list: 'projects', id, to });
        expect(after.projects.map((project) => project.id)).toEqual(naive);
      }),
      runs(1000),
    );
  });

  it('begins only from an empty portfolio: the work of another tab stays', { tags: ['STO-4'] }, () => {
    const work = { ...EMPTY_PORTFOLIO, name: 'Ada' };
    const begin = { kind: 'begin', portfolio: { ...EMPTY_PORTFOLIO, name: 'Sample' } } as const;
    expect(editPortfolio(work, begin)).toBe(work);
    expect(editPortfolio({ ...EMPTY_PORTFOLIO, theme: 'slate' }, begin).name).toBe('Sample');
  });

  it('reads skills separated by lines and commas', { tags: ['PGN-1'] }, () => {
    expect(readSkills(' Weaving, dyeing ,\n\nDrawing,')).toEqual(['Weaving', 'dyeing', 'Drawing']);
    expect(readSkills(' , \n')).toEqual([]);
    expect(readSkills('x\n'.repeat(2000))).toHaveLength(MAX_SKILLS);
  });
});

describe('the announcement of an edit', () => {
  const portfolio = [1, 2, 3, 4, 5].reduce(
    (before, id) => editPortfolio(before, { kind: 'add', list: 'projects', id }),
    { ...EMPTY_PORTFOLIO, picture: 'data:image/png;base64,AAAA' },
  );

  it('reports a new position and a removal, and no text edit', { tags: ['A11-1'] }, () => {
    expect(editText(portfolio, { kind: 'move', list: 'projects', id: 1, to: 1 })).toBe('Moved to 2 of 5');
    expect(editText(portfolio, { kind: 'move', list: 'projects', id: 1, to: 99 })).toBe('Moved to 5 of 5');
    expect(editText(portfolio, { kind: 'move', list: 'projects', id: 1, to: 0 })).toBe('');
    expect(editText(portfolio, { kind: 'remove', list: 'projects', id: 3 })).toBe(
      'Project removed. Undo brings it back.',
    );
    expect(editText(portfolio, { kind: 'remove', list: 'links', id: 3 })).toBe('');
    expect(editText(portfolio, writing('picture', ''))).toBe('Picture removed. Undo brings it back.');
    expect(editText(portfolio, writing('name', 'Ada'))).toBe('');
    expect(editText(portfolio, { kind: 'choose', choice: { theme: 'slate' } })).toBe('');
  });
});

describe('reverting', () => {
  it('transforms any portfolio into any other', { tags: ['PGN-1'] }, () => {
    fc.assert(
      fc.property(portfolios(5), portfolios(5), (from, to) => {
        expect(run(from, revert(from, from, to))).toEqual(to);
      }),
      runs(1000),
    );
  });

  it('reverses any history, including the order of entries', { tags: ['PGN-1'] }, () => {
    fc.assert(
      fc.property(portfolios(5), histories, (start, history) => {
        const after = run(start, history);
        expect(run(after, revert(after, after, start))).toEqual(start);
        expect(revert(start, after, after)).toEqual([]);
      }),
      runs(1000),
    );
  });

  it('keeps the changes of other tabs, field by field', { tags: ['STO-4'] }, () => {
    const before = run(EMPTY_PORTFOLIO, [
      writing('name', 'Ada'),
      { kind: 'add', list: 'projects', id: 1 },
      { kind: 'add', list: 'projects', id: 2 },
    ]);
    const after = run(before, [
      writing('name', 'Ada L.'),
      writing('headline', 'Mine'),
      { kind: 'add', list: 'projects', id: 3 },
      { kind: 'remove', list: 'projects', id: 1 },
      { kind: 'add', list: 'links', id: 9 },
      { kind: 'choose', choice: { theme: 'slate' } },
      { kind: 'choose', choice: { scheme: 'dark' } },
    ]);
    const elsewhere = run(after, [
      writing('headline', 'Theirs'),
      writing('about', 'Theirs too'),
      writing('projects.3.title', 'Typed there'),
      { kind: 'add', list: 'projects', id: 4 },
      { kind: 'choose', choice: { theme: 'indigo' } },
    ]);
    const back = run(elsewhere, revert(elsewhere, after, before));
    expect(back).toMatchObject({ name: 'Ada', headline: 'Theirs', about: 'Theirs too', links: [] });
    expect(back).toMatchObject({ theme: 'indigo', scheme: before.scheme });
    expect(back.projects.map(({ id, title }) => [id, title])).toEqual([
      [1, ''],
      [2, ''],
      [3, 'Typed there'],
      [4, ''],
    ]);
  });
});
