import type { LiveSnapshot } from './live.machine.ts';
import { actorsAt, eventText, filtered, MAX_RECORDS, placeIn } from './log.ts';
import type { LiveRecord } from './recorder.ts';

const MAX_ROWS = 200;
/** With more rows, the page drops frames during a fast recording. */
const MAX_ROWS_RECORDING = 40;

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

export const toLiveView = (snapshot: LiveSnapshot) => {
  const { log, shape, source, tabs } = snapshot.context;
  const found = filtered(log);
  const place = placeIn(log);
  const isRecording = snapshot.matches({ recording: 'on' });
  const maxRows = isRecording ? MAX_ROWS_RECORDING : MAX_ROWS;
  return {
    isRecording,
    isEnded: snapshot.matches({ recording: 'ended' }),
    /** The title of the followed tab; undefined for this tab. */
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
        isSelected: record.number === place,
      })),
    moreCount: Math.max(found.length - maxRows, 0),
  };
};

export type LiveView = ReturnType<typeof toLiveView>;
export type ActorRow = LiveView['actors'][number];
export type LogRow = LiveView['rows'][number];

/** The newest running actor of a machine, or else the newest that has ended. */
export const actorOf = ({ actors }: LiveView, machine: string): ActorRow | undefined => {
  const found = actors.filter((one) => one.machine === machine);
  return found.filter(({ isOver }) => !isOver).at(-1) ?? found.at(-1);
};

/** Serialises records for `statecharts replay`. Keeps only the newest if there are too many. */
export const toTraceText = (records: readonly LiveRecord[]): string => {
  const inOrder = [...records].sort((one, other) => one.number - other.number);
  return `${JSON.stringify({ version: 1, records: inOrder.slice(-MAX_RECORDS) }, null, 1)}\n`;
};

export const toTrace = (snapshot: LiveSnapshot): string => toTraceText(snapshot.context.log.records);
