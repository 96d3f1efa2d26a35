import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defines } from '../../build/configuration.ts';
import { runKills } from '../../checks/forms-kills.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loomwright-forms-'));
  // Node 20 cannot run TypeScript.
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: defines,
    ssr: { noExternal: true, external: ['bullmq', '@redis/client'] },
    build: {
      ssr: 'server/forms/testing/forms-server.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
});
afterAll(() => rm(folder, { recursive: true }));

test('the server and its mail server are killed while messages come in, and each that was accepted arrives', {
  tags: ['DLV-2'],
}, async () => {
  const ran = await runKills({
    server: [join(folder, 'server.mjs')],
    messages: 100,
    kills: 6,
    connections: 10,
    longPauseMs: 300,
  });
  expect(ran).toMatchObject({
    siteKills: 6,
    mailServerKills: 6,
    accepted: 100,
    mails: 110,
    lost: 0,
    rejectedArrived: 0,
    wrongAnswers: 0,
  });
  // One mail is on its way at a kill.
  expect(ran.moreOften).toBeLessThanOrEqual(12);
});
