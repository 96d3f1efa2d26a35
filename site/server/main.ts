import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChatSettings, startChat } from '@loomwright/chat-service';
import { readListenSettings, runServer } from '@loomwright/chat-service/http';
import { company } from '@loomwright/content';
import type { FormsOptions } from './forms/start.ts';
import { createSiteServer, type SiteDescription } from './site-server.ts';

const openForms = async (options: FormsOptions) => {
  if (!process.env.FORMS_TO?.trim()) return [];
  const { readFormsSettings, startForms } = await import('./forms/start.ts');
  const settings = readFormsSettings(process.env);
  return settings ? [await startForms(settings, options)] : [];
};

const start = async () => {
  const listen = readListenSettings(process.env);
  const site = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8')) as SiteDescription;
  const chat = FEATURES.assistant ? await startChat(readChatSettings(process.env), console.log) : undefined;
  // The forms come first, because their `/healthz` covers both services.
  const services = [
    ...(await openForms({ log: console.log, isRestHealthy: chat?.isHealthy, font: site.font })),
    ...(chat ? [chat] : []),
  ];
  const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
  const { fetch } = createSiteServer({ publicFolder, site, services: services.map(({ app }) => app) });
  const url = await runServer({
    services,
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
  // Explicit, because a store that is still connecting to Redis would keep the process alive.
  process.exit(1);
});
