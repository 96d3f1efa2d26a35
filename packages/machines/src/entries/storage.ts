import { createRecordCodec, createRecordMachine } from '@loomwright/storage';
import type { AnyEventObject } from 'xstate';
import { entry } from '../entry.ts';
import { listener, storePorts } from '../ports.ts';

type Command = { readonly kind: 'add'; readonly amount: number };

const ports = {
  ...storePorts,
  codec: createRecordCodec<number>({
    key: 'example',
    empty: 0,
    schema: {
      safeParse: (input) => (typeof input === 'number' ? { success: true, data: input } : { success: false }),
    },
  }),
  reduce: (value: number, { amount }: Command) => value + amount,
};

const add = { kind: 'add', amount: 1 } as const;
const ask = { id: 1, isKept: true };

const turn = (unstored: readonly object[], taken: readonly object[] = [{ command: add }]) => ({
  taken,
  stored: unstored.length === 0 ? 1 : 0,
  unstored,
  answers: [],
});

/** Adds the listener and the abort signal, which JSON examples cannot contain. */
const withParts = (event: AnyEventObject): AnyEventObject => {
  if (event.type === 'record.follow') return { ...event, listener: listener('listener') };
  return event.ask ? { ...event, ask: { ...event.ask, signal: new AbortController().signal } } : event;
};

export const storageEntries = [
  entry({
    place: ['storage', 'record'],
    create: () => createRecordMachine<number, Command>(ports),
    events: {
      'record.apply': [{ command: add }],
      'record.ask': [{ command: add, ask }],
      'record.follow': [{}],
      'record.flush': [{}],
      'record.drop': [{ pending: [] }],
      'record.changedExternally': [
        { outcome: { kind: 'stored', value: 5 } },
        { outcome: { kind: 'refused', reason: 'blocked' } },
      ],
    },
    children: {
      readRecord: {
        outputs: [
          { kind: 'stored', value: 0 },
          { kind: 'refused', reason: 'blocked' },
        ],
      },
      writeRecord: { outputs: [turn([]), { ...turn([{ command: add }]), refused: 'full' }] },
      flushRecord: { outputs: [turn([]), { ...turn([{ command: add }]), refused: 'full' }, turn([], [])] },
    },
    completeEvent: withParts,
  }),
];
