import type { Plugin } from 'vite';

/** What `setup` of XState returns beside `createMachine`: in its module, action creators by name and a few functions. */
const creators = /^ {4}assign,\n(?: {4}\w+,\n)+ {4}createStateConfig: .*\n {4}createAction: .*\n/m;
const extend = /,\n {4}extend: extended => setup\(\{[\s\S]*?\n {4}\}\)(?=\n {2}\};\n\})/;

/**
 * XState's module with a `setup` that only creates machines: these import the action creators they use, and as long as
 * `setup` names them all, the bundle has them all.
 */
export const leanSetup = (code: string): string => {
  if (!creators.test(code) || !extend.test(code))
    throw new Error('XState has another `setup` than the one that lean-libraries.ts was made for.');
  return code.replace(creators, '').replace(extend, '');
};

/** What React DOM throws to itself, compares by identity and makes while it is loaded. */
const signals = /(?<=^(?:var| )? +\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)(?=[,;]$)/gm;

/**
 * React DOM's module whose signals are empty objects. Where an inspector listens, as Lighthouse's does, an error made while a
 * script is loaded has all of it parsed again for the line it was made on: 80 ms at 4× throttling (decision 69).
 */
export const leanSignals = (code: string): string => {
  if (code.match(signals)?.length !== 5)
    throw new Error('React DOM has other signals than those that lean-libraries.ts was made for.');
  return code.replace(signals, '{}');
};

/** Makes a file of a dependency leaner in browser code. */
const lean = (name: string, id: RegExp, change: (code: string) => string): Plugin => ({
  name: `loomwright:lean-${name}`,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id },
    // Without a map: lines move by a few at most, in a file of a dependency.
    handler: (code) => ({ code: change(code), map: null }),
  },
});

export const leanLibraries = (): readonly Plugin[] => [
  lean('setup', /\/xstate\/dist\/xstate\.esm\.js$/, leanSetup),
  lean('signals', /\/react-dom\/cjs\/react-dom-client\.production\.js$/, leanSignals),
];
