import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../checks/processes.mjs';

const serveSending = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loomwright-sending-'));
  const site = await startSite([], process.execPath, {
    dist: 'dist/left-out',
    env: {
      FORMS_TO: 'desk@loomwright.example',
      FORMS_FOLDER: folder,
      FORMS_SMTP_URL: '',
      FORMS_LIMIT: '0',
      FORMS_LIMIT_PER_CALLER: '0',
      REDIS_URL: '',
    },
  });
  process.env.LOOMWRIGHT_E2E_URL = site.url;
  process.env.LOOMWRIGHT_E2E_FORMS = folder;
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

export default serveSending;
