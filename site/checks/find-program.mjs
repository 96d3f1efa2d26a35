// @ts-check
// Finds the external programs that the checks need, and installs them for `npm test`.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';

/**
 * Browser features that cost time and that no test is about. The first two are hidden pages of the address bar: without
 * them a new window takes half the processor time (960 instead of 2000 ms in Chromium 156). The others repeat
 * Playwright's list, since the last list given wins.
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

/** The flags of every start of Chromium; the profile is always new. */
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
 * @property {string} variable the environment variable with its path, used before any search
 * @property {readonly string[]} names on PATH
 * @property {readonly string[]} places searched after PATH
 * @property {string} debianPackage
 * @property {string} hint how to get one on other systems
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
  // Debian's redis-tools contains the server under a tool's name, and starts no service.
  names: ['redis-server', 'valkey-server', 'redis-check-rdb', 'valkey-check-rdb'],
  places: [],
  debianPackage: 'redis-tools',
  hint: 'Install Redis or Valkey (on Debian: apt-get install redis-tools)',
};

/** @type {Program} */
export const FIREFOX = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox', '/opt/firefox/firefox'],
  debianPackage: 'firefox-esr',
  hint: 'Install Firefox (on Debian: apt-get install firefox-esr)',
};

/**
 * WebKit, the engine of Safari, comes on Linux with a driver and a small browser for tests.
 * @type {Program}
 */
export const WEBKIT_DRIVER = {
  title: 'WebKit driver',
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  places: [],
  debianPackage: 'webkit2gtk-driver',
  hint: 'Install it (on Debian: apt-get install webkit2gtk-driver)',
};

/** @type {Program} */
export const WEBKIT_BROWSER = {
  title: 'MiniBrowser of WebKit',
  variable: 'WEBKIT_BROWSER_PATH',
  names: [],
  places: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  debianPackage: 'webkit2gtk-driver',
  hint: 'Install it (on Debian: apt-get install webkit2gtk-driver)',
};

/**
 * MiniBrowser draws in a window, and so needs a display.
 * @type {Program}
 */
export const VIRTUAL_DISPLAY = {
  title: 'virtual display',
  variable: 'XVFB_PATH',
  names: ['Xvfb'],
  places: [],
  debianPackage: 'xvfb',
  hint: 'Install it (on Debian: apt-get install xvfb)',
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
 * @throws {Error} with a message for the user, when there is none or the environment variable is wrong
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
 * The path of a program; a missing one is installed on Debian as root.
 * @param {Program} program
 * @returns {string}
 * @throws {Error} with a message for the user
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
 * Environment variables with the browser of the tests, installed if possible.
 * @returns {Record<string, string>}
 */
export const provideTestBrowser = () => {
  const isNamed = Boolean(env[CHROMIUM.variable]);
  const paths = { [CHROMIUM.variable]: provideProgram(CHROMIUM) };
  // A browser given by the environment replaces the headless shell.
  if (isNamed) return paths;
  try {
    return { ...paths, [HEADLESS_SHELL.variable]: provideProgram(HEADLESS_SHELL) };
  } catch {
    return paths;
  }
};

export const findChromium = () => findProgram(CHROMIUM);

/** The browser of the tests: one given by the environment, else the headless shell, else Chromium. */
export const findTestBrowser = () => {
  if (env[CHROMIUM.variable] && !env[HEADLESS_SHELL.variable]) return findChromium();
  try {
    return findProgram(HEADLESS_SHELL);
  } catch {
    return findChromium();
  }
};

/**
 * Environment variables with the paths of all programs that tests use, installed where possible. What is missing is
 * named; the tests that need it fail or are listed as not run.
 */
export const providePrograms = () => {
  /** @type {Record<string, string>} */
  const paths = {};
  const all = [CHROMIUM, HEADLESS_SHELL, REDIS, FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER, VIRTUAL_DISPLAY];
  for (const program of all) {
    // A browser given by the environment replaces the headless shell.
    if (program === HEADLESS_SHELL && env[CHROMIUM.variable]) continue;
    try {
      paths[program.variable] = provideProgram(program);
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
  }
  return paths;
};
