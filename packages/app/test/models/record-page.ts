import { createRecords, openRecord, type RecordFact, type RecordListener } from '@loomwright/storage';
import { type IdCommand, type IdList, idListCodec, idListReducer } from '@loomwright/storage/testing';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import type { OpenPage, PagePorts } from './page.ts';

export interface RecordFacts {
  readonly state: string;
  readonly stored: IdList;
  readonly shown: IdList;
  /**
   * The ids of commands that are not stored yet. `shown` includes applied commands, but not requests (`ask`).
   */
  readonly pending: IdList;
  readonly applied: IdList;
  readonly told: IdList | undefined;
  readonly asked: number;
  readonly answered: number;
  readonly failed: number;
}
export interface RecordParts {
  readonly createRecords: typeof createRecords;
  readonly reduce: typeof idListReducer;
  readonly ports: (ports: PagePorts) => PagePorts;
}

interface Pending {
  readonly command: IdCommand;
  readonly ask?: unknown;
}

export const createRecordPage =
  (parts: Partial<RecordParts> = {}): OpenPage<RecordFacts> =>
  (given) => {
    const { ports = (same) => same, reduce = idListReducer } = parts;
    const { options, store } = ports(given);
    let owner: AnyActorRef | undefined;
    let told: IdList | undefined;
    let [asked, answered, failed] = [0, 0, 0];
    const records = (parts.createRecords ?? createRecords)({
      store,
      log: () => {},
      onOpened: (actor) => {
        owner = actor;
      },
      inspect: options.inspect,
    });
    const record = openRecord<IdList, IdCommand>(records, { codec: idListCodec(), reduce });
    const listener = createActor(
      fromCallback<RecordFact<IdList>>(({ receive }) =>
        receive((fact) => {
          if (fact.type === 'record.updated') told = fact.value;
        }),
      ),
      { id: 'listener' },
    ).start();
    record.send({ type: 'record.follow', listener: listener as unknown as RecordListener<IdList> });
    const snapshot = () => owner?.getSnapshot() as { value: unknown; context: { replica: Replica } };
    return {
      roots: () => (owner ? [owner] : []),
      hide: records.flush,
      remembered: () => [told, asked, answered, failed],
      send: (event) => {
        const [what, id = ''] = event.split(' ');
        if (what === 'apply') record.send({ type: 'record.apply', command: { kind: 'add', id } });
        else if (what === 'ask') {
          asked += 1;
          record.ask({ kind: 'add', id }, new AbortController().signal).then(
            () => {
              answered += 1;
            },
            () => {
              failed += 1;
            },
          );
        } else throw new Error(`unknown event of this page: ${event}`);
      },
      facts: () => {
        const { context, value } = snapshot();
        const { pending, stored, value: shown } = context.replica;
        const idsOf = (list: readonly Pending[]) => list.map(({ command }) => command.id);
        return {
          state: String(value),
          stored,
          shown,
          pending: idsOf(pending),
          applied: idsOf(pending.filter(({ ask }) => !ask)),
          told,
          asked,
          answered,
          failed,
        };
      },
    };
  };

interface Replica {
  readonly stored: IdList;
  readonly value: IdList;
  readonly pending: readonly Pending[];
}
