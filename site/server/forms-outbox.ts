import { argv, env, exit } from 'node:process';
import { openAskedOutbox } from './forms/asked-outbox.ts';
import { runOutboxCommand } from './forms/outbox-command.ts';

runOutboxCommand(argv.slice(2), () => openAskedOutbox(env, console.error), console.log).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  },
);
