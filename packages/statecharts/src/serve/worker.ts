import { type ChildProcess, fork } from 'node:child_process';
import type { Reply, TaskName, Tasks } from './work.ts';

/** A child process that starts at once. If it has ended, the next task restarts it. */
export interface Worker {
  /** Rejects with a one-line reason. Exceeding `limitMs` ends the child and all its pending tasks. */
  readonly ask: <N extends TaskName>(
    name: N,
    asked: Tasks[N]['asked'],
    limitMs?: number,
  ) => Promise<Tasks[N]['answer']>;
  /** Restarts the process, which ends anything it left running. */
  readonly renew: () => void;
  readonly stop: () => void;
}

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
