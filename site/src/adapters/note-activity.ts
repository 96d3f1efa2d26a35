import type { ActivityEntry } from '@loomwright/account';
import type { Log, Records } from '@loomwright/storage';

/** What is noted of an account; it replaces the entry before that began with the same `subject` a moment ago. */
interface Note extends Omit<ActivityEntry, 'at'> {
  readonly subject?: string | undefined;
}

interface NotePorts {
  readonly records: Records;
  readonly log: Log;
  readonly now: () => number;
}

/** Notes what a member did, at this moment. Its code is loaded with the first note; without it nothing is noted. */
export const noteActivityIn =
  ({ records, log, now }: NotePorts) =>
  (userId: number, { kind, subject, text }: Note): void => {
    const entry = { kind, text, at: now() };
    import('./activity-code.ts')
      .then(({ noteActivity }) => noteActivity(records, userId, { entry, subject }))
      .catch(log);
  };
