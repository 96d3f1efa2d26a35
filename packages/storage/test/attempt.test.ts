import { describe, expect, it } from 'vitest';
import { createMemoryOrigin, createRepository } from '../src/index.ts';
import { type IdCommand, idListCodec, idListReducer } from '../src/testing/index.ts';

const { signal } = new AbortController();
const add = (id: string): IdCommand => ({ kind: 'add', id });

describe('an attempt', () => {
  it('[STO-3][STO-4] that storage refuses has never been: it is neither shown nor stored later', async () => {
    const origin = createMemoryOrigin();
    const ids = createRepository({
      store: origin.openTab(),
      log: () => {},
      codec: idListCodec(),
      reduce: idListReducer,
    });
    expect(await ids.attempt(add('a'), signal)).toMatchObject({ after: ['a'], refused: undefined });
    const { key } = idListCodec();
    origin.resize(key.length + (origin.entries.get(key)?.length ?? 0));
    const refused = await ids.attempt(add('b'), signal);
    expect(refused).toMatchObject({ after: ['a'], refused: 'full' });
    expect(refused.after).toBe(refused.before);
    expect(ids.read().value).toEqual(['a']);
    // What is changed, not attempted, is remembered, and an attempt that is refused does not take it along.
    await ids.change(add('c'), signal);
    await ids.attempt(add('d'), signal);
    expect(ids.read().value).toEqual(['a', 'c']);
    origin.resize(Number.POSITIVE_INFINITY);
    await ids.attempt(add('e'), signal);
    expect(JSON.parse(origin.entries.get(key) ?? '')).toEqual(['a', 'c', 'e']);
  });
});
