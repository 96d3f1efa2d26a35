import { inspect } from 'node:util';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Secret } from '../src/index.ts';
import { reachableSecrets } from '../src/testing/index.ts';

const text = 'canary-in-the-loom';
const secret = new Secret(text);

describe('a secret', { tags: ['STO-5'] }, () => {
  it('is returned by reveal', () => {
    expect(secret.reveal()).toBe(text);
  });

  it.each<[string, () => unknown]>([
    ['String', () => String(secret)],
    ['a template', () => `${secret}`],
    ['concat', () => ''.concat(secret as unknown as string)],
    ['joining', () => [secret, secret].join()],
    ['toLocaleString', () => secret.toLocaleString()],
    ['JSON', () => JSON.stringify(secret)],
    ['JSON, within something', () => JSON.stringify({ a: [{ secret }], secret }, null, 2)],
    ['JSON, copied first', () => JSON.stringify({ ...secret, other: Object.assign({}, secret) })],
    ['a structured clone', () => JSON.stringify(structuredClone({ secret }))],
    ['inspect', () => inspect({ secret }, { depth: 20, showHidden: true, getters: true })],
    ['keys and entries', () => [...Reflect.ownKeys(secret), ...Object.entries(secret)].join()],
    [
      'for in',
      () =>
        Array.from(
          (function* () {
            for (const key in secret) yield key;
          })(),
        ).join(),
    ],
    ['a message of an error', () => new Error(`wrong: ${secret}`, { cause: secret }).stack],
    ['an error that is inspected', () => inspect(new Error('wrong', { cause: { secret } }), { depth: 20 })],
    ['a search', () => new URLSearchParams({ password: String(secret) }).toString()],
  ])('does not leak through %s', (_, show) => {
    const shown = show();
    expect(typeof shown).toBe('string');
    expect(shown).not.toContain(text);
    expect(shown).not.toContain('canary');
  });

  it('prints as `[secret]`', () => {
    expect([String(secret), JSON.stringify({ secret })]).toEqual(['[secret]', '{"secret":"[secret]"}']);
  });

  it('cannot be read or changed from outside', () => {
    expect(Object.getOwnPropertyNames(secret)).toEqual([]);
    expect((secret as unknown as Record<string, unknown>)['#text']).toBe(undefined);
    expect(() => Secret.prototype.reveal.call(structuredClone(secret))).toThrow();
  });

  it('any text is revealed unchanged, and does not print', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 3 }), (any) => {
        const kept = new Secret(any);
        expect(kept.reveal()).toBe(any);
        expect([String(kept), JSON.stringify(kept)]).toEqual(['[secret]', '"[secret]"']);
      }),
      runs(1000),
    );
  });
});

it('a secret and its text are found wherever they are reachable', { tags: ['STO-5'] }, () => {
  const act = Object.assign(() => {}, { input: secret });
  const kept = {
    deep: [{ secret }],
    map: new Map([[secret, 1]]),
    set: new Set([{ secret }]),
    act,
    text: `x${text}`,
  };
  expect(reachableSecrets(kept)).toHaveLength(4);
  expect(reachableSecrets({ kept, again: { kept } }, text)).toHaveLength(5);
  const hidden = () => secret;
  expect(reachableSecrets({ hidden, other: 'text' }, text)).toEqual([]);
});
