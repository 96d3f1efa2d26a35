// @ts-check
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { argv, env, getuid, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

/** What every start of Chromium gets; the profile is always a fresh one. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findInstalled = () => {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find(isExecutable);
};

const canInstall = () => platform === 'linux' && existsSync('/etc/debian_version') && getuid?.() === 0;

const install = () => {
  console.error('No Chromium found: installing the package chromium.');
  // Output goes to stderr, so that stdout stays the path alone.
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    execFileSync('apt-get', parameters, {
      stdio: ['ignore', 2, 2],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
};

/**
 * The path of a Chromium that can be started: CHROMIUM_PATH, else one on PATH or in a usual place, else (as root on
 * Debian) one that is installed now.
 * @returns {string}
 */
export const findChromium = () => {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and no program is there.`);
  }
  const installed = findInstalled();
  if (installed) return installed;
  if (canInstall()) {
    install();
    const fresh = findInstalled();
    if (fresh) return fresh;
  }
  throw new Error(
    'No Chromium found. Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
