// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';

/**
 * The first two are hidden pages of the address bar, which double the CPU time of a new window (Chromium
 * 156). The others repeat Playwright’s list, because only the last `--disable-features` counts.
 */
const needlessFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,' +
  'LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,' +
  'ThirdPartyStoragePartitioning';

export const chromiumFlags = [
  ...'--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync'.split(' '),
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${needlessFeatures}`,
];

/** @typedef {ReturnType<typeof toProgram>} Program */
/**
 * `files` are names on PATH or absolute paths, in search order.
 * @param {string} title @param {string} name @param {string} debianPackage @param {string} files
 */
const toProgram = (title, name, debianPackage, files) => {
  return { title, variable: `${name}_PATH`, debianPackage, files: files.split(', ') };
};

const chromium =
  'chromium, chromium-browser, google-chrome, google-chrome-stable, chrome, ' +
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome, /Applications/Chromium.app/Contents/MacOS/Chromium, ' +
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
export const CHROMIUM = toProgram('Chromium', 'CHROMIUM', 'chromium', chromium);
// The same engine without browser windows. With it, the browser tests take a fifth less CPU time.
const shell = 'chromium-headless-shell';
export const HEADLESS_SHELL = toProgram('headless Chromium', 'CHROMIUM_HEADLESS_SHELL', shell, shell);
// Debian’s redis-tools package contains the server under the name `redis-check-rdb`, and starts no service.
const redis = 'redis-server, valkey-server, redis-check-rdb, valkey-check-rdb';
export const REDIS = toProgram('Redis server', 'REDIS_SERVER', 'redis-tools', redis);
const firefox = 'firefox-esr, firefox, /Applications/Firefox.app/Contents/MacOS/firefox';
export const FIREFOX = toProgram('Firefox', 'FIREFOX', 'firefox-esr', firefox);
// The Debian package contains a driver and a small browser that needs a display.
const webkit = 'webkit2gtk-driver';
const inLibraries = 'linux-gnu/webkit2gtk-4.1/MiniBrowser';
const browsers = `/usr/lib/x86_64-${inLibraries}, /usr/lib/aarch64-${inLibraries}`;
export const WEBKIT_DRIVER = toProgram('WebKit driver', 'WEBKIT_DRIVER', webkit, 'WebKitWebDriver');
export const WEBKIT_BROWSER = toProgram('MiniBrowser of WebKit', 'WEBKIT_BROWSER', webkit, browsers);
export const VIRTUAL_DISPLAY = toProgram('virtual display', 'XVFB', 'xvfb', 'Xvfb');

/** Throws an error with advice if the program is missing. @param {Program} program */
export const findProgram = ({ debianPackage, files, title, variable }) => {
  const given = env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable} is ${given}, but there is no such file.`);
  const folders = (env.PATH ?? '').split(delimiter);
  const placesOf = (/** @type {string} */ file) =>
    /[\\/]/.test(file) ? file : folders.map((folder) => join(folder, file));
  const found = given || files.flatMap(placesOf).find((place) => existsSync(place));
  if (found) return found;
  const advice = `Install it (on Debian: apt-get install ${debianPackage})`;
  throw new Error(`No ${title} found. ${advice}, or set ${variable} to the path of its program.`);
};

/** Installs a missing program if this is Debian and the user is root. @param {Program} program */
export const ensureProgram = (program) => {
  try {
    return findProgram(program);
  } catch (error) {
    if (env[program.variable] || !existsSync('/etc/debian_version') || getuid?.() !== 0) throw error;
  }
  console.log(`No ${program.title} found: installing the package ${program.debianPackage}.`);
  const install = `apt-get update && apt-get install -y --no-install-recommends ${program.debianPackage}`;
  // If this fails, `findProgram` throws with advice.
  spawnSync('sh', ['-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findProgram(program);
};

export const findChromium = () => findProgram(CHROMIUM);

/**
 * Undefined if the headless shell is missing, or if only CHROMIUM_PATH is set.
 * @param {typeof findProgram} find
 */
const shellBy = (find) => {
  if (env[CHROMIUM.variable] && !env[HEADLESS_SHELL.variable]) return undefined;
  try {
    return find(HEADLESS_SHELL);
  } catch {
    return undefined;
  }
};

export const findTestBrowser = () => shellBy(findProgram) ?? findChromium();

/** @returns {Record<string, string>} */
export const ensureTestBrowser = () => {
  const [path, shell] = [ensureProgram(CHROMIUM), shellBy(ensureProgram)];
  return { [CHROMIUM.variable]: path, ...(shell && { [HEADLESS_SHELL.variable]: shell }) };
};

/** Reports a missing program without failing: the tests that need it then fail or are skipped. */
export const providePrograms = () => {
  /** @type {Record<string, string>} */
  const paths = {};
  const all = [CHROMIUM, HEADLESS_SHELL, REDIS, FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER, VIRTUAL_DISPLAY];
  for (const program of all) {
    if (program === HEADLESS_SHELL && env[CHROMIUM.variable]) continue;
    try {
      paths[program.variable] = ensureProgram(program);
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
  }
  return paths;
};
