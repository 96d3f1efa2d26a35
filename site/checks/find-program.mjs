// @ts-check
// The programs of others that the checks need: where they are, and, for `npm test` alone, how they are installed.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';

/**
 * Features of the browser around the page that cost time in every window and that nothing here is about. The first two are
 * the address bar's own pages, two a window and never shown: without them a new window with a page of the site costs half
 * the processor time (960 instead of 2000 ms on Chromium 156). The others are those Playwright switches off, since the
 * last list given is the one that counts.
 */
const needlessFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

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
  `--disable-features=${needlessFeatures.join()}`,
];

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {string} variable the environment variable that names the file and wins over every search
 * @property {readonly string[]} names looked for on PATH
 * @property {readonly string[]} places looked at after PATH
 * @property {string} debianPackage
 * @property {string} hint how a person gets one elsewhere
 */

/** @type {Program} */
export const CHROMIUM = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  debianPackage: 'chromium',
  hint: 'Install Chromium or Google Chrome (on Debian: apt-get install chromium)',
};

/**
 * Chromium without the windows around its pages, as Playwright has it by default: the same engine, and a fifth less work
 * for the browser tests.
 * @type {Program}
 */
export const HEADLESS_SHELL = {
  title: 'headless shell of Chromium',
  variable: 'CHROMIUM_HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: [],
  debianPackage: 'chromium-headless-shell',
  hint: 'Install it (on Debian: apt-get install chromium-headless-shell)',
};

/** @type {Program} */
export const REDIS = {
  title: 'Redis server',
  variable: 'REDIS_SERVER_PATH',
  // Debian's package redis-tools holds the server by the name of a tool, and starts no service.
  names: ['redis-server', 'valkey-server', 'redis-check-rdb', 'valkey-check-rdb'],
  places: [],
  debianPackage: 'redis-tools',
  hint: 'Install Redis or Valkey (on Debian: apt-get install redis-tools)',
};

const installMs = 300_000;

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {Program} program */
const toSentence = ({ title, variable, hint }) =>
  `No ${title} found. ${hint}, or set ${variable} to its program.`;

/**
 * The path of an installed program. Never installs anything.
 * @param {Program} program
 * @returns {string}
 * @throws {Error} in words for a person, when there is none or the environment variable names no program
 */
export const findProgram = (program) => {
  const given = env[program.variable];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`${program.variable} is ${given}, and no program is there.`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => program.names.map((name) => join(folder, name)));
  const found = [...onPath, ...program.places].find(isExecutable);
  if (found) return found;
  throw new Error(toSentence(program));
};

const canInstall = () => platform === 'linux' && existsSync('/etc/debian_version') && getuid?.() === 0;

/**
 * The path of a program; on Debian and as root, one that is missing is installed.
 * @param {Program} program
 * @returns {string}
 * @throws {Error} in words for a person
 */
export const provideProgram = (program) => {
  try {
    return findProgram(program);
  } catch (error) {
    if (env[program.variable] || !canInstall()) throw error;
  }
  console.log(`No ${program.title} found: installing the package ${program.debianPackage}.`);
  try {
    for (const parameters of [
      ['update'],
      ['install', '-y', '--no-install-recommends', program.debianPackage],
    ])
      execFileSync('apt-get', parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: installMs,
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${toSentence(program)} Installing it failed: ${reason}`);
  }
  return findProgram(program);
};

/**
 * Environment in which browser tests find what they run in, installed where that is possible.
 * @returns {Record<string, string>}
 */
export const provideTestBrowser = () => {
  const isNamed = Boolean(env[CHROMIUM.variable]);
  const paths = { [CHROMIUM.variable]: provideProgram(CHROMIUM) };
  // Where a browser is named, the tests run in that one.
  if (isNamed) return paths;
  try {
    return { ...paths, [HEADLESS_SHELL.variable]: provideProgram(HEADLESS_SHELL) };
  } catch {
    return paths;
  }
};

export const findChromium = () => findProgram(CHROMIUM);

/** What browser tests run in: the browser that a person has named, else the headless shell, else the whole of Chromium. */
export const findTestBrowser = () => {
  if (env[CHROMIUM.variable] && !env[HEADLESS_SHELL.variable]) return findChromium();
  try {
    return findProgram(HEADLESS_SHELL);
  } catch {
    return findChromium();
  }
};
