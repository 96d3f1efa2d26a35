import { argv, env, exit } from 'node:process';
import { openOperatorOutbox } from './forms/operator-outbox.ts';
import { runOutboxCommand } from './forms/outbox-command.ts';

runOutboxCommand(argv.slice(2), () => openOperatorOutbox(env, console.error), console.log).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  },
);
