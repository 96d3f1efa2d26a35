import { expect, it } from 'vitest';
import { createReplayed, type Look, type Place as PlaceOf, type Runner } from './replayed.ts';

type Place = PlaceOf<{ readonly text: string }, string>;

const createAdders = () => {
  const calls = { opened: 0, performed: 0, looked: 0 };
  const open = (): Runner<{ readonly text: string }, string> => {
    calls.opened += 1;
    let sum = 0;
    return {
      perform: (event, look) => {
        calls.performed += 1;
        if (event === 'next') sum += 1;
        else {
          const [by, again] = [look('by'), look('by')];
          expect(again).toBe(by);
          sum += Number(by ?? 0);
        }
        return `${event} to ${sum}`;
      },
      observe: () => ({ text: String(sum) }),
    };
  };
  const lookAt =
    (by: string | undefined): Look =>
    () => {
      calls.looked += 1;
      return by;
    };
  return { calls, lookAt, open };
};

it('a step runs once for each place, event and set of reads', {
  tags: ['TST-2'],
}, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  const first = await replayed.step(replayed.start, 'add', lookAt('2'));
  expect([first.place.seen.text, first.effects, calls.performed, calls.looked]).toEqual([
    '2',
    'add to 2',
    1,
    1,
  ]);
  // A cached step is returned without a promise.
  expect(replayed.step(replayed.start, 'add', lookAt('2'))).toBe(first);
  const other = replayed.step(replayed.start, 'add', lookAt(undefined));
  expect(other).toBeInstanceOf(Promise);
  const nothing = await other;
  expect(nothing.place).toBe(replayed.start);
  expect(replayed.step(replayed.start, 'add', lookAt('2'))).toBe(first);
  expect(replayed.step(replayed.start, 'add', lookAt(undefined))).toBe(nothing);
  expect(await replayed.step(replayed.start, 'next', lookAt('2'))).not.toBe(first);
  expect(calls.performed).toBe(3);
  expect(replayed.counts()).toEqual({ places: 3, steps: 3 });
});

it('a place is restored by replaying the events and reads that first led there', {
  tags: ['TST-2'],
}, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  const two = (await replayed.step(replayed.start, 'add', lookAt('2'))).place;
  const four = (await replayed.step(two, 'add', lookAt('2'))).place;
  const opened = calls.opened;
  const seven = (await replayed.step(two, 'add', lookAt('5'))).place;
  expect([seven.seen.text, calls.opened]).toEqual(['7', opened + 1]);
  expect((await replayed.step(seven, 'next', lookAt('0'))).place.seen.text).toBe('8');
  expect((await replayed.step(four, 'next', lookAt('0'))).place.seen.text).toBe('5');
  expect(calls.opened).toBe(opened + 1);
});

it('several runners at one place stay cached, and each is used once', {
  tags: ['TST-2'],
}, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  const one = (await replayed.step(replayed.start, 'add', lookAt('1'))).place;
  expect((await replayed.step(replayed.start, 'next', lookAt('0'))).place).toBe(one);
  const opened = calls.opened;
  await replayed.step(one, 'add', lookAt('1'));
  await replayed.step(one, 'add', lookAt('2'));
  expect(calls.opened).toBe(opened);
  await replayed.step(one, 'add', lookAt('3'));
  expect(calls.opened).toBe(opened + 1);
});

it('a replay starts at the nearest cached runner', { tags: ['TST-2'] }, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  const add = async (place: typeof replayed.start, by: string) =>
    (await replayed.step(place, 'add', lookAt(by))).place;
  const two = await add(await add(replayed.start, '1'), '1');
  const three = await add(two, '1');
  await add(three, '5');
  expect(await add(replayed.start, '2')).toBe(two);
  const { opened, performed } = calls;
  expect((await add(three, '6')).seen.text).toBe('9');
  expect([calls.opened - opened, calls.performed - performed]).toEqual([0, 2]);
});

it('the cache keeps no more runners than its limit', { tags: ['TST-2'] }, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  const places = [];
  for (const by of ['1', '2', '3'])
    places.push((await replayed.step(replayed.start, 'add', lookAt(by))).place);
  replayed.keepAwake(1);
  const [one, two, three] = places as [Place, Place, Place];
  const opened = calls.opened;
  await replayed.step(three, 'add', lookAt('10'));
  expect(calls.opened).toBe(opened);
  await replayed.step(two, 'add', lookAt('20'));
  await replayed.step(one, 'add', lookAt('30'));
  expect(calls.opened).toBe(opened + 2);
});

it('a runner that moves from place to place counts once in the cache', {
  tags: ['TST-2'],
}, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  replayed.keepAwake(1);
  let { place } = await replayed.step(replayed.start, 'next', lookAt('0'));
  const opened = calls.opened;
  for (let step = 0; step < 5; step += 1) place = (await replayed.step(place, 'next', lookAt('0'))).place;
  expect([place.seen.text, calls.opened]).toEqual(['6', opened]);
});

it('the cache keeps the most recent runners', { tags: ['TST-2'] }, async () => {
  const { calls, lookAt, open } = createAdders();
  const replayed = createReplayed(open);
  const places = [];
  for (let by = 1; by <= 330; by += 1)
    places.push((await replayed.step(replayed.start, 'add', lookAt(String(by)))).place);
  const opened = calls.opened;
  const [oldest, newest] = [places[0] as (typeof places)[number], places.at(-1) as (typeof places)[number]];
  await replayed.step(newest, 'next', lookAt('0'));
  expect(calls.opened).toBe(opened);
  await replayed.step(oldest, 'next', lookAt('0'));
  expect(calls.opened).toBe(opened + 1);
});

it('a replay that behaves differently fails with an error that lists its events', {
  tags: ['TST-2'],
}, async () => {
  let opened = 0;
  const replayed = createReplayed(() => {
    opened += 1;
    let text = '';
    const own = opened;
    return {
      perform: (event) => {
        text += event === 'draw' ? `draw ${own} ` : `${event} `;
      },
      observe: () => ({ text }),
    };
  });
  const far = await replayed.step(replayed.start, 'go', () => undefined);
  const drawn = (await replayed.step(far.place, 'draw', () => undefined)).place;
  await replayed.step(drawn, 'go', () => undefined);
  await expect(replayed.step(drawn, 'draw', () => undefined)).rejects.toThrow(
    'A replay ended in a different state: go | draw',
  );
});
