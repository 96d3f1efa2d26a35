import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChatSettings, readListenSettings, runServer, startChat } from '@loomwright/chat-service';
import { company } from '@loomwright/content';
import { createSiteServer, type SiteDescription } from './site-server.ts';

const start = async () => {
  const listen = readListenSettings(process.env);
  const chat = FEATURES.assistant ? await startChat(readChatSettings(process.env), console.log) : undefined;
  const site = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8')) as SiteDescription;
  const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
  const { fetch } = createSiteServer({ publicFolder, site, service: chat?.app });
  const url = await runServer({
    chat,
    listen,
    defaultPort: 4173,
    fetch,
    headers: site.headers,
    log: console.log,
  });
  console.log(`${company.name} is at ${url}/`);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Explicitly: a store that is still connecting to Redis would keep the process alive.
  process.exit(1);
});
