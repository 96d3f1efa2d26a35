import { expect, it } from 'vitest';
import { changeQuery } from '../src/index.ts';

interface Query {
  readonly text: string;
  readonly sort: 'name' | 'price';
}
const write = ({ text, sort }: Query) => `?q=${text}${sort === 'name' ? '' : `&sort=${sort}`}`;
const before: Query = { text: 'chat', sort: 'name' };
const change = (some: Partial<Query>) => changeQuery(before, some, write);

it('typing replaces the history entry, choosing adds one', { tags: ['PRD-5'] }, () => {
  expect(change({ text: 'chatbot' })).toEqual({
    query: { text: 'chatbot', sort: 'name' },
    history: 'replace',
  });
  expect(change({ sort: 'price' })).toEqual({ query: { text: 'chat', sort: 'price' }, history: 'push' });
  expect(change({ text: '', sort: 'price' })).toEqual({
    query: { text: '', sort: 'price' },
    history: 'push',
  });
});

it('a choice that does not change the address adds no history entry', { tags: ['PRD-5'] }, () => {
  expect(change({ sort: 'name' })).toEqual({ query: before, history: 'replace' });
  expect(change({ text: 'chat', sort: 'name' }).history).toBe('replace');
});

it('a text is normalised as in the address', { tags: ['PRD-5'] }, () => {
  expect(changeQuery({ ...before, text: '\uD800chat' }, { sort: 'price' }, write).query.text).toBe(
    '\uFFFDchat',
  );
  expect(change({ text: 'x'.repeat(101) }).query.text).toBe('x'.repeat(100));
});
