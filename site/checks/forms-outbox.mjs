// @ts-check
// `npm run forms:outbox`: the built command line of the outbox.
import { existsSync } from 'node:fs';

const built = new URL('../dist/server/forms-outbox.mjs', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('The server is not built yet: run npm run build first.');
  process.exitCode = 1;
}
