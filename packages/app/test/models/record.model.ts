import { createLaws, isUndisturbed } from './laws.ts';
import { createRecordPage, type RecordFacts, type RecordParts } from './record-page.ts';
import { type Budget, NOTHING_HAPPENS, type System, type SystemOptions } from './system.ts';

export interface RecordPast extends Budget {
  readonly applies: number;
  readonly asks: number;
  readonly hides: number;
  readonly given: number;
  readonly unsure: number;
}
type RecordSystem = System<RecordFacts, RecordPast>;

export interface RecordOptions {
  readonly tabs?: number;
  readonly slow?: readonly string[];
  readonly storageFaults?: readonly string[];
  readonly past?: Partial<RecordPast>;
  readonly parts?: Partial<RecordParts>;
  readonly entries?: Readonly<Record<string, string>>;
}

export const recordSystem = ({
  entries = {},
  parts = {},
  past = {},
  slow = [],
  tabs = 2,
  storageFaults = [],
}: RecordOptions = {}): SystemOptions<RecordFacts, RecordPast> => ({
  openPage: createRecordPage(parts),
  tabs,
  entries,
  slow,
  storageFaults,
  canFail: ['ids'],
  past: { ...NOTHING_HAPPENS, applies: 1, asks: 1, hides: 0, given: 0, unsure: 0, ...past },
  people: (_, { applies, asks, given, hides }) => [
    ...(applies > 0 ? [`apply ${given + 1}`] : []),
    ...(asks > 0 ? [`ask ${given + 1}`] : []),
    ...(hides > 0 ? ['hide'] : []),
  ],
  after: (before, { what }, facts) => {
    const [kind] = what.split(' ');
    const { applies, asks, given, hides, unsure } = before;
    if (kind === 'apply') return { ...before, applies: applies - 1, given: given + 1 };
    if (kind === 'ask') return { ...before, asks: asks - 1, given: given + 1 };
    if (kind === 'hide') return { ...before, hides: hides - 1 };
    // A closing page stores applied commands, but no requests; once `disturbed`, it may store neither.
    const { applied = [], pending = [] } = facts ?? {};
    const isLoss = kind === 'kill' || kind === 'cut' || (kind === 'reload' && before.disturbed > 0);
    if (isLoss) return { ...before, unsure: unsure + pending.length };
    return kind === 'reload' ? { ...before, unsure: unsure + pending.length - applied.length } : before;
  },
});

const { always, atRest, common, ends, everywhere } = createLaws<RecordFacts, RecordPast>();
const storedIds = ({ store }: RecordSystem) => JSON.parse(store.map.get('ids') ?? '[]') as readonly string[];
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

export const recordProperties = [
  ...common,
  always('nothing is stored twice', ['STO-4'], (system) => {
    const ids = storedIds(system);
    return new Set(ids).size === ids.length;
  }),
  always(
    'the shown value is the stored one with pending commands on top',
    ['STO-4'],
    everywhere(({ applied, shown, stored }) => isSame(shown, [...stored, ...applied])),
  ),
  always(
    'a request has at most one answer',
    ['STO-4'],
    everywhere(({ answered, asked, failed }) => answered + failed <= asked),
  ),
  atRest(
    'every command is stored once',
    ['STO-4'],
    (system) =>
      system.past.refusedWrites > 0 ||
      (storedIds(system).length <= system.past.given &&
        storedIds(system).length >= system.past.given - system.past.unsure),
  ),
  atRest(
    'every tab shows what is stored',
    ['STO-4'],
    everywhere(({ shown }, system) => !isUndisturbed(system) || isSame(shown, storedIds(system))),
  ),
  atRest(
    'every request has an answer',
    ['STO-3', 'STO-4'],
    everywhere(({ answered, asked, failed }) => answered + failed === asked),
  ),
  atRest(
    'a follower received the shown value',
    ['STO-3', 'STO-4'],
    everywhere(({ shown, told }) => told !== undefined && isSame(told, shown)),
  ),
  atRest(
    'a record is stored, or storage refused it',
    ['STO-3'],
    everywhere(
      ({ pending, state }, system) =>
        (state === 'idle' && pending.length === 0) || (state === 'refused' && system.past.disturbed > 0),
    ),
  ),
  ends('every read ends', ['STO-3'], ({ state }) => state === 'reading'),
  ends('every write ends', ['STO-4'], ({ state }) => state === 'writing'),
];
