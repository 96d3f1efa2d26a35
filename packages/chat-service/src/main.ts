import { runServer } from './server/run.ts';
import { readChatSettings } from './server/settings.ts';
import { startChat } from './server/start.ts';
import { readListenSettings } from './server/variables.ts';

const main = async () => {
  const listen = readListenSettings(process.env);
  const chat = await startChat(readChatSettings(process.env), console.log);
  const url = await runServer({
    services: [chat],
    listen,
    defaultPort: 4174,
    fetch: chat.app.fetch,
    log: console.log,
  });
  console.log(`The chat service is at ${url}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A store that keeps reconnecting to Redis would keep the process alive.
  process.exit(1);
});
