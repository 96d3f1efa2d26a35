import { startSite } from '../../checks/processes.mjs';

/** Starts the built server on a free port for the whole run. */
const serveSite = async () => {
  const site = await startSite();
  process.env.LOOMWRIGHT_E2E_URL = site.url;
  return site.stop;
};

export default serveSite;
