import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSearchKey } from '../src/search/is-search-key.ts';

const before = globalThis.Element;
class ElementFake {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  closest = (names: string) => (names.split(', ').includes(this.name) ? this : null);
}
beforeAll(() => {
  globalThis.Element = ElementFake as never;
});
afterAll(() => {
  globalThis.Element = before;
});

const press = (key: string, rest: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    target: null,
    ...rest,
  }) as KeyboardEvent;

test('Ctrl K, ⌘ K and `/` open the search; `/` not in fields or with modifiers', {
  tags: ['SCH-1'],
}, () => {
  const opens: readonly KeyboardEvent[] = [
    press('k', { ctrlKey: true }),
    press('k', { metaKey: true }),
    // With Caps Lock, and in a Russian and a Dvorak layout.
    press('K', { ctrlKey: true, code: 'KeyK' }),
    press('л', { ctrlKey: true, code: 'KeyK' }),
    press('k', { ctrlKey: true, code: 'KeyV' }),
    press('k', { ctrlKey: true, target: new ElementFake('input') as never }),
    press('/'),
    press('/', { shiftKey: true }),
    press('/', { target: new ElementFake('button') as never }),
  ];
  const stays: readonly KeyboardEvent[] = [
    press('k'),
    press('k', { ctrlKey: true, shiftKey: true, code: 'KeyK' }),
    press('t', { ctrlKey: true, code: 'KeyK' }),
    press('k', { ctrlKey: true, altKey: true }),
    press('/', { ctrlKey: true }),
    ...['input', '[contenteditable]'].map((name) => press('/', { target: new ElementFake(name) as never })),
  ];
  expect(opens.map((event) => isSearchKey(event, true))).toEqual(opens.map(() => true));
  expect(stays.map((event) => isSearchKey(event, true))).toEqual(stays.map(() => false));
  expect(isSearchKey(press('/'), false)).toBe(false);
  expect(isSearchKey(press('k', { ctrlKey: true }), false)).toBe(true);
});
