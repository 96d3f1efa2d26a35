import { blankTexts } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { addText, type Entry, entryName, firstField } from '../src/entries.ts';
import { BLANK_ENTRIES, fieldTexts, LIST_NAMES } from '../src/fields.ts';
import { EMPTY_PORTFOLIO } from '../src/portfolio.ts';
import type { nouns } from '../src/texts.ts';

const project = { id: 1, ...BLANK_ENTRIES.projects };
const position = { id: 1, ...BLANK_ENTRIES.experience };
const way = { id: 1, ...BLANK_ENTRIES.links };

it('an entry without visible text is named by its number', { tags: ['PGN-1', 'BRW-2'] }, () => {
  for (const text of blankTexts) {
    expect(entryName('projects', { ...project, title: text }, 2)).toBe('Project 3');
    expect(entryName('experience', { ...position, role: text, organisation: text }, 2)).toBe('Position 3');
    expect(entryName('experience', { ...position, role: text, organisation: 'Mill' }, 2)).toBe('Mill');
    expect(entryName('links', { ...way, label: text }, 2)).toBe('Link 3');
    expect(entryName('links', { ...way, label: text, address: 'https://a.example' }, 2)).toBe(
      'https://a.example',
    );
  }
});

describe('the entries of a list', { tags: ['PGN-1'] }, () => {
  it('are named by the typed text, trimmed', () => {
    expect(entryName('projects', { ...project, title: ' Loom ' }, 0)).toBe('Loom');
    expect(entryName('links', { ...way, label: ' Code ', address: 'https://example.org' }, 0)).toBe('Code');
    expect(entryName('links', { ...way, address: ' https://example.org ' }, 0)).toBe('https://example.org');
    expect(entryName('experience', { ...position, role: ' Weaver ', organisation: ' Mill ' }, 0)).toBe(
      'Weaver, Mill',
    );
    expect(entryName('experience', { ...position, organisation: 'Mill', role: '  ' }, 0)).toBe('Mill');
  });

  it.each<[keyof typeof nouns, Entry, string]>([
    ['projects', { ...project, title: ' ' }, 'Project 3'],
    ['links', way, 'Link 3'],
    ['experience', position, 'Position 3'],
  ])('of %s are named by their number until something is typed', (list, entry, name) => {
    expect(entryName(list, entry, 2)).toBe(name);
  });

  it('start empty and take focus in their first field', () => {
    for (const list of LIST_NAMES) {
      const blank = BLANK_ENTRIES[list];
      expect(Object.values(blank).join('')).toBe('');
      expect(Object.keys(blank)[0]).toBe(firstField[list]);
    }
    expect(LIST_NAMES.map(addText)).toEqual(['Add a link', 'Add a project', 'Add a position']);
  });
});

it('field texts are in the order of the form, skills one per line', { tags: ['PGN-1'] }, () => {
  const portfolio = {
    ...EMPTY_PORTFOLIO,
    name: 'Ada',
    skills: ['Looms', 'Cards'],
    links: [{ ...way, id: 7, label: 'Code' }],
    contact: { email: 'a@example.org', phone: '1', place: 'Dimapur' },
  };
  expect(fieldTexts(portfolio)).toEqual([
    ['name', 'Ada'],
    ['headline', ''],
    ['picture', ''],
    ['about', ''],
    ['links.7.label', 'Code'],
    ['links.7.address', ''],
    ['contact.email', 'a@example.org'],
    ['contact.phone', '1'],
    ['contact.place', 'Dimapur'],
    ['skills', 'Looms\nCards'],
  ]);
});
