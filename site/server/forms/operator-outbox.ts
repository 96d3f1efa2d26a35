import { existsSync } from 'node:fs';
import type { Environment } from '@loomwright/chat-service/http';
import type { OutboxOptions } from './outbox.ts';
import type { OperatorOutbox } from './outbox-command.ts';
import { askRunningOutbox, type OutboxRequest, toOutboxFolder } from './outbox-commands.ts';
import { readFormsSettings } from './settings.ts';

const askServer = async (folder: string): Promise<OperatorOutbox | undefined> => {
  const ask = async (request: OutboxRequest) => {
    const answer = await askRunningOutbox(folder, request);
    if (!answer) throw new Error('The server has stopped in the meantime: run the command again.');
    return answer;
  };
  const first = await askRunningOutbox(folder, { command: 'list' });
  if (!first) return undefined;
  return {
    list: async () => (await ask({ command: 'list' })).deliveries,
    retry: async (id) => (await ask({ command: 'retry', id })).isDone,
    drop: async (id) => (await ask({ command: 'drop', id })).isDone,
    close: async () => {},
  };
};

/** Opens an outbox without sending from it. Rejects with a message for the operator. */
export const openOperatorOutbox = async (
  environment: Environment,
  log: (line: string) => void,
): Promise<OperatorOutbox> => {
  const settings = readFormsSettings(environment);
  if (!settings) throw new Error('FORMS_TO is not set: run this command with the variables of the server.');
  const { folder, redisUrl } = settings;
  const options: OutboxOptions = { log, atOnce: 0, send: () => Promise.reject(new Error('nothing is sent')) };
  if (redisUrl) {
    const { createRedisOutbox } = await import('./redis-outbox.ts');
    return createRedisOutbox({ ...options, url: redisUrl });
  }
  if (!existsSync(toOutboxFolder(folder)))
    throw new Error(
      `There is no outbox in ${folder}: set FORMS_FOLDER to the server’s folder, or start the server once.`,
    );
  const { createFileOutbox } = await import('./file-outbox.ts');
  return (await askServer(folder)) ?? createFileOutbox({ ...options, folder });
};
