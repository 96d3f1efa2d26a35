import type { LiveSnapshot, LiveTab, LogShape } from './live.machine.ts';
import { actorsAt, eventText, filtered, MAX_RECORDS, placeIn } from './log.ts';
import type { LiveRecord } from './recorder.ts';

/** The most rows of the log that are shown, and while it records: a thousand events a second drop no frame. */
const MAX_ROWS = 200;
const MAX_ROWS_RECORDING = 40;

/** An actor, as it was at the moment looked at. */
export interface ActorRow {
  readonly actor: string;
  readonly name: string;
  readonly machine: string | undefined;
  readonly active: readonly string[];
  /** The keys of the transitions of its last event. */
  readonly taken: readonly string[];
  /** Whether it was stopped: its states are those it had last. */
  readonly isOver: boolean;
}

export interface LogRow {
  readonly number: number;
  /** `1.250 s` */
  readonly atText: string;
  readonly from: string;
  readonly to: string;
  readonly type: string;
  /** What may be seen of the event: `quantity 2`. */
  readonly partsText: string;
  /** Whether it did something. */
  readonly hasEffect: boolean;
  readonly isLookedAt: boolean;
}

export interface LiveView {
  readonly isRecording: boolean;
  /** Whether the other tab no longer answers: its recording cannot go on. */
  readonly isEnded: boolean;
  /** The title of the other tab that is or was recorded; undefined for this tab. */
  readonly sourceTitle: string | undefined;
  readonly shape: LogShape;
  readonly tabs: readonly LiveTab[] | undefined;
  readonly isFinding: boolean;
  readonly inspectorText: string;
  readonly count: number;
  readonly filter: string;
  readonly isNewest: boolean;
  readonly actors: readonly ActorRow[];
  /** Newest first. */
  readonly rows: readonly LogRow[];
  readonly moreCount: number;
}

const partsText = ({ event: { hiddenCount, parts } }: LiveRecord): string =>
  [
    ...Object.entries(parts).map(([name, value]) => `${name} ${value}`),
    ...(hiddenCount > 0 ? [`${hiddenCount} hidden`] : []),
  ].join(', ');

const inspectorText = (snapshot: LiveSnapshot): string => {
  if (snapshot.matches({ inspector: 'refused' }))
    return 'The browser has opened no window. Allow pop-ups for this site and try again.';
  if (snapshot.matches({ inspector: { open: 'connecting' } })) return 'Waiting for the inspector to load.';
  if (snapshot.matches({ inspector: { open: 'connected' } }))
    return 'The inspector receives what is recorded.';
  return '';
};

export const toLiveView = (snapshot: LiveSnapshot): LiveView => {
  const { log, shape, source, tabs } = snapshot.context;
  const found = filtered(log);
  const place = placeIn(log);
  const isRecording = snapshot.matches({ recording: 'on' });
  const maxRows = isRecording ? MAX_ROWS_RECORDING : MAX_ROWS;
  return {
    isRecording,
    isEnded: snapshot.matches({ recording: 'ended' }),
    sourceTitle: source?.title,
    shape,
    tabs,
    isFinding: snapshot.matches({ tabs: 'finding' }),
    inspectorText: inspectorText(snapshot),
    count: log.records.length,
    filter: log.filter,
    isNewest: log.place === undefined,
    actors: actorsAt(log).map(({ active, actor, event, machine, name, taken }) => ({
      actor,
      name,
      machine,
      active,
      taken,
      isOver: event.type === 'xstate.stop',
    })),
    rows: found
      .slice(-maxRows)
      .reverse()
      .map((record) => ({
        number: record.number,
        atText: `${(record.at / 1000).toFixed(3)} s`,
        from: record.from ?? '',
        to: record.name,
        type: eventText(record.event.type),
        partsText: partsText(record),
        hasEffect: record.taken.length > 0,
        isLookedAt: record.number === place,
      })),
    moreCount: Math.max(found.length - maxRows, 0),
  };
};

/** The last of the actors that run a machine; where none runs, the last that did. */
export const actorOf = ({ actors }: LiveView, machine: string): ActorRow | undefined => {
  const found = actors.filter((one) => one.machine === machine);
  return found.filter(({ isOver }) => !isOver).at(-1) ?? found.at(-1);
};

/** Records, in any order, as the text of a file for `statecharts replay`: the newest, as many as it takes. */
export const toTraceText = (records: readonly LiveRecord[]): string => {
  const inOrder = [...records].sort((one, other) => one.number - other.number);
  return `${JSON.stringify({ version: 1, records: inOrder.slice(-MAX_RECORDS) }, null, 1)}\n`;
};

export const toTrace = (snapshot: LiveSnapshot): string => toTraceText(snapshot.context.log.records);
