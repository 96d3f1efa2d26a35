import type { ActivityEntry } from '@loomwright/account';
import type { Log, Records } from '@loomwright/storage';

/** With a `subject`, the entry replaces recent ones of its kind whose text starts with the subject. */
interface Note extends Omit<ActivityEntry, 'at'> {
  readonly subject?: string | undefined;
}

interface NotePorts {
  readonly records: Records;
  readonly log: Log;
  readonly now: () => number;
}

/** Loads the code on first use. If that fails, the entry is dropped. */
export const recordActivityIn =
  ({ records, log, now }: NotePorts) =>
  (userId: number, { kind, subject, text }: Note): void => {
    const entry = { kind, text, at: now() };
    import('./activity-code.ts')
      .then(({ recordActivity }) => recordActivity(records, userId, { entry, subject }))
      .catch(log);
  };
