import { type ChildProcess, fork } from 'node:child_process';
import type { Reply, TaskName, Tasks } from './work.ts';

/** A child of the server; it is started when it is made, and anew when it has ended. */
export interface Worker {
  /**
   * Rejects with one line where the task cannot be done, takes longer than `limitMs`, or ends the process. A task that takes
   * too long ends the child, and with it the others that it was given.
   */
  readonly ask: <N extends TaskName>(
    name: N,
    asked: Tasks[N]['asked'],
    limitMs?: number,
  ) => Promise<Tasks[N]['answer']>;
  /** Another process in the place of this one: what it has left running ends. */
  readonly renew: () => void;
  readonly stop: () => void;
}

/** The name of the command that `work` stands behind. */
export const WORK = 'serve:work';

interface Waiting {
  readonly done: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

export const startWorker = (): Worker => {
  let child: ChildProcess | undefined;
  let number = 0;
  const waiting = new Map<number, Waiting>();
  const end = (reason: string) => {
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { fail } of all) fail(new Error(reason));
  };
  const start = (): ChildProcess => {
    const started = fork(process.argv[1] ?? '', [WORK], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.on('message', (reply: Reply) => {
      const task = waiting.get(reply.number);
      waiting.delete(reply.number);
      if ('answer' in reply) task?.done(reply.answer as never);
      else task?.fail(new Error(reply.problem));
    });
    started.on('exit', () => end('it ends the process'));
    started.on('error', () => end('the process that loads it cannot be started'));
    return started;
  };
  child = start();
  return {
    ask: (name, asked, limitMs) =>
      new Promise((done, fail) => {
        child ??= start();
        number += 1;
        const timer =
          limitMs === undefined
            ? undefined
            : setTimeout(() => end(`it takes longer than ${limitMs / 1000} s; does it loop?`), limitMs);
        const settled = (act: () => void) => {
          clearTimeout(timer);
          act();
        };
        waiting.set(number, {
          done: (answer) => settled(() => done(answer)),
          fail: (error) => settled(() => fail(error)),
        });
        child.send({ number, name, asked });
      }),
    renew: () => {
      end('it was ended');
      child = start();
    },
    stop: () => end('the server has ended'),
  };
};
