import { expect, it } from 'vitest';
import { summaries } from '../src/charts.ts';
import { groupMachines } from '../src/groups.ts';

const idsOf = (text: string) => groupMachines(summaries, text).flatMap(({ machines }) => machines);

it('the list of machines has each one once, grouped by package', { tags: ['LAB-1'] }, () => {
  expect(groupMachines(summaries).map(({ name }) => name)).toContain('storage');
  expect(idsOf(' ')).toHaveLength(summaries.length);
  expect(new Set(idsOf('')).size).toBe(summaries.length);
});

it('the list of machines is searched by name, package and description', {
  tags: ['LAB-1'],
}, () => {
  const namesOf = (text: string) => idsOf(text).map(({ id }) => id);
  expect(namesOf('CARTowner')).toEqual(['cartOwner']);
  expect(namesOf('storage')).toContain('record');
  expect(namesOf('who is logged in')).toEqual(['session']);
  expect(groupMachines(summaries, '__proto__')).toEqual([]);
});
