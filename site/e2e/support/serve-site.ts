import { startSite } from '../../checks/processes.mjs';

const serveSite = async () => {
  const site = await startSite();
  process.env.LOOMWRIGHT_E2E_URL = site.url;
  return site.stop;
};

export default serveSite;
