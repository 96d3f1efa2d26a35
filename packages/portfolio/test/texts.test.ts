import { describe, expect, it } from 'vitest';
import type { Edit } from '../src/edit.ts';
import { EMPTY_PORTFOLIO } from '../src/portfolio.ts';
import { PORTFOLIO_STEPS, toStepsView } from '../src/steps.ts';
import { editText, exportedTexts, fullListText } from '../src/texts.ts';

const picture = 'data:image/png;base64,AAAA';
const portfolio = {
  ...EMPTY_PORTFOLIO,
  name: 'Ada',
  picture,
  links: [1, 2].map((id) => ({ id, label: '', address: '' })),
};

describe('the texts of the generator', () => {
  it('name the steps', { tags: ['PGN-1'] }, () => {
    expect(toStepsView('look', []).steps.map(({ id, title }) => [id, title])).toEqual([
      ['look', 'Theme'],
      ['about', 'About you'],
      ['links', 'Links and contact'],
      ['projects', 'Projects'],
      ['background', 'Experience and skills'],
      ['download', 'Download'],
    ]);
    expect(PORTFOLIO_STEPS).toHaveLength(6);
  });

  it('name the outcome of an export and the entries of a full list', { tags: ['A11-1'] }, () => {
    expect(exportedTexts).toEqual({
      html: 'Your page is saved as portfolio.html',
      json: 'Your work is saved as portfolio.json',
      print: 'The print dialog was opened',
    });
    expect((['links', 'projects', 'experience'] as const).map(fullListText)).toEqual([
      'The limit is 50 links. Remove one to add another.',
      'The limit is 50 projects. Remove one to add another.',
      'The limit is 50 positions. Remove one to add another.',
    ]);
  });

  it.each<[Edit, string]>([
    [{ kind: 'remove', list: 'links', id: 1 }, 'Link removed. Undo brings it back.'],
    [{ kind: 'remove', list: 'links', id: 9 }, ''],
    [{ kind: 'move', list: 'links', id: 1, to: 1 }, 'Moved to 2 of 2'],
    [{ kind: 'write', field: 'picture', text: '' }, 'Picture removed. Undo brings it back.'],
    [{ kind: 'write', field: 'picture', text: `${picture}AAAA` }, ''],
    [{ kind: 'write', field: 'name', text: '' }, ''],
    [{ kind: 'choose', choice: { theme: 'slate' } }, ''],
  ])('announce an edit only if its effect is out of sight: %o', { tags: ['A11-1'] }, (edit, text) => {
    expect(editText(portfolio, edit)).toBe(text);
  });
});
