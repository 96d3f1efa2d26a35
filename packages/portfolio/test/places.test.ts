import { describe, expect, it } from 'vitest';
import { BLANK_ENTRIES } from '../src/fields.ts';
import { selectorOfField, selectorOfStep } from '../src/page-selectors.ts';
import { EMPTY_PORTFOLIO } from '../src/portfolio.ts';
import { isShown } from '../src/render.ts';
import { PORTFOLIO_STEPS } from '../src/steps.ts';

const project = (id: number, title: string) => ({ ...BLANK_ENTRIES.projects, id, title });
const position = (id: number, role: string) => ({ ...BLANK_ENTRIES.experience, id, role });
const portfolio = {
  ...EMPTY_PORTFOLIO,
  projects: [project(3, 'Loom'), project(1, ''), project(2, 'Cards')],
  experience: [position(1, ''), position(2, 'Weaver')],
};

describe('the place on the page', { tags: ['PGN-1'] }, () => {
  it('of a step is its part of the page', () => {
    expect(PORTFOLIO_STEPS.map(selectorOfStep)).toEqual([
      '.intro',
      '.intro',
      '.ways',
      '.projects',
      '.experience, .skills',
      '.intro',
    ]);
  });

  it('of a field is the part that shows it', () => {
    const fields = ['name', 'about', 'links.1.label', 'contact.email', 'skills'] as const;
    expect(fields.map((field) => selectorOfField(portfolio, field))).toEqual([
      '.intro',
      '.about',
      '.ways',
      '.contact, .ways',
      '.skills',
    ]);
  });

  it('of an entry’s field is its article, not counting empty entries', () => {
    expect(selectorOfField(portfolio, 'projects.3.title')).toBe('.projects article:nth-of-type(1)');
    expect(selectorOfField(portfolio, 'projects.1.title')).toBe('.projects article:nth-of-type(2)');
    expect(selectorOfField(portfolio, 'projects.2.title')).toBe('.projects article:nth-of-type(2)');
    expect(selectorOfField(portfolio, 'experience.2.role')).toBe('.experience article:nth-of-type(1)');
    expect([...portfolio.projects, ...portfolio.experience].map(isShown)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});
