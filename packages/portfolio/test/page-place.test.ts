import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fieldOrder,
  renderPortfolio,
  SAMPLE_PORTFOLIO,
  selectorOfField,
  selectorOfStep,
} from '../src/index.ts';
import type { PageElement } from '../src/page-tree.ts';
import { PORTFOLIO_STEPS } from '../src/steps.ts';
import { portfolios } from '../src/testing/index.ts';
import { elementsOf, textsOf } from './parse-page.ts';

const findPlace = (page: PageElement, selector: string): PageElement | undefined => {
  const found = selector.split(', ').flatMap((one) => {
    const [, part, number] = /^\.(\w+)(?: article:nth-of-type\((\d+)\))?$/.exec(one) ?? [];
    const parts = elementsOf(page).filter(({ attributes }) => attributes.class === part);
    if (number === undefined) return parts;
    return parts.flatMap((element) =>
      elementsOf(element)
        .filter(({ tag }) => tag === 'article')
        .slice(Number(number) - 1, Number(number)),
    );
  });
  return found[0];
};

it('an entry’s texts are found at its place, even after empty entries', {
  tags: ['PGN-1'],
}, () => {
  let count = 0;
  fc.assert(
    fc.property(portfolios(), (given) => {
      const mark = <E extends { readonly id: number }>(entries: readonly E[], name: string) =>
        entries.map((entry, at) =>
          at % 2 === 0 ? entry : { ...entry, [name]: `Entry ${entry.id} of ${name}` },
        );
      const portfolio = {
        ...given,
        projects: mark(given.projects, 'title'),
        experience: mark(given.experience, 'role'),
      };
      const page = renderPortfolio(portfolio);
      for (const [list, name] of [
        ['projects', 'title'],
        ['experience', 'role'],
      ] as const)
        for (const { id } of portfolio[list].filter((_, at) => at % 2 === 1)) {
          const place = findPlace(page, selectorOfField(portfolio, `${list}.${id}.${name}` as never));
          expect(place && textsOf(place)).toContain(`Entry ${id} of ${name}`);
          count += 1;
        }
    }),
    runs(200),
  );
  expect(count).toBeGreaterThan(50);
});

it('every field and every step has a place on the page of the sample', { tags: ['PGN-1'] }, () => {
  const sample = { ...SAMPLE_PORTFOLIO, contact: { email: 'a@example.org', phone: '1', place: 'Dimapur' } };
  const page = renderPortfolio(sample);
  for (const field of fieldOrder(sample))
    expect(findPlace(page, selectorOfField(sample, field)), field).toBeDefined();
  for (const step of PORTFOLIO_STEPS) expect(findPlace(page, selectorOfStep(step)), step).toBeDefined();
  expect(selectorOfField(sample, 'skills')).toBe('.skills');
  expect(selectorOfField(sample, 'name')).toBe('.intro');
});
