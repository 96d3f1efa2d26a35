import { parseArgs } from 'node:util';
import { match, P } from 'ts-pattern';
import type { Outbox } from './outbox.ts';
import { toOutboxJson, toOutboxTable } from './outbox-table.ts';

export type OperatorOutbox = Pick<Outbox, 'list' | 'retry' | 'drop' | 'close'>;

const usage = `npm run forms:outbox                   lists what is not sent (-- --json: as JSON)
npm run forms:outbox -- retry <id> …   tries these again now (retry --all: everything that is not sent)
npm run forms:outbox -- drop <id> …    removes these undeliverable ones for good`;

type Command =
  | { readonly kind: 'list'; readonly isJson: boolean }
  | { readonly kind: 'retryAll' }
  | { readonly kind: 'retry' | 'drop'; readonly ids: readonly string[] };

const readCommand = (args: readonly string[]): Command | undefined => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
    });
    return match<[readonly string[], typeof values], Command | undefined>([positionals, values])
      .with([P.union([], ['list']), { all: P.optional(undefined) }], () => ({
        kind: 'list',
        isJson: values.json === true,
      }))
      .with([['retry'], { all: true, json: P.optional(undefined) }], () => ({ kind: 'retryAll' }))
      .with(
        [
          [P.union('retry', 'drop'), P.string, ...P.array()],
          { all: P.optional(undefined), json: P.optional(undefined) },
        ],
        ([[kind, ...ids]]) => ({ kind, ids }),
      )
      .otherwise(() => undefined);
  } catch {
    return undefined;
  }
};

const each = async (
  ids: readonly string[],
  ask: (id: string) => Promise<boolean>,
  print: (line: string) => void,
  { done, unknown }: { readonly done: string; readonly unknown: string },
) => {
  const missing: string[] = [];
  for (const id of ids) {
    if (await ask(id)) print(`${id} ${done}`);
    else missing.push(id);
  }
  if (missing.length > 0) throw new Error(`${unknown}: ${missing.join(', ')}`);
};

const retried = 'is tried again';

const run = async (
  outbox: OperatorOutbox,
  command: Command,
  print: (line: string) => void,
): Promise<void> => {
  await match(command)
    .with({ kind: 'list' }, async ({ isJson }) => {
      const deliveries = await outbox.list();
      print(isJson ? toOutboxJson(deliveries) : toOutboxTable(deliveries));
    })
    .with({ kind: 'retryAll' }, async () => {
      for (const { id, status } of await outbox.list())
        if (status !== 'queued' && (await outbox.retry(id))) print(`${id} ${retried}`);
    })
    .with({ kind: 'retry' }, ({ ids }) =>
      each(ids, outbox.retry, print, { done: retried, unknown: 'Neither waiting nor undeliverable' }),
    )
    .with({ kind: 'drop' }, ({ ids }) =>
      each(ids, outbox.drop, print, { done: 'was removed', unknown: 'Not undeliverable' }),
    )
    .exhaustive();
};

/** Rejects with a message for the operator. */
export const runOutboxCommand = async (
  args: readonly string[],
  open: () => Promise<OperatorOutbox>,
  print: (line: string) => void,
): Promise<void> => {
  const command = readCommand(args);
  if (!command) throw new Error(usage);
  const outbox = await open();
  try {
    await run(outbox, command, print);
  } finally {
    await outbox.close();
  }
};
