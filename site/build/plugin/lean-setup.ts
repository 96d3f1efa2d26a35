import type { Plugin } from 'vite';

/** What `setup` of XState returns beside `createMachine`: in its module, action creators by name and a few functions. */
const creators = /^ {4}assign,\n(?: {4}\w+,\n)+ {4}createStateConfig: .*\n {4}createAction: .*\n/m;
const extend = /,\n {4}extend: extended => setup\(\{[\s\S]*?\n {4}\}\)(?=\n {2}\};\n\})/;

/** XState's module with a `setup` that only creates machines. */
export const leanSetup = (code: string): string => {
  if (!creators.test(code) || !extend.test(code))
    throw new Error('XState has another `setup` than the one that lean-setup.ts was made for.');
  return code.replace(creators, '').replace(extend, '');
};

/**
 * Takes the action creators out of what `setup` returns, in browser code: machines import those they use, and as long
 * as `setup` names them all, the bundle has them all.
 */
export const leanXState = (): Plugin => ({
  name: 'loomwright:lean-setup',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/xstate\/dist\/xstate\.esm\.js$/ },
    // Without a map: lines move by a few in a file of a dependency.
    handler: (code) => ({ code: leanSetup(code), map: null }),
  },
});

const check = /^function checkDCE\(\) \{[\s\S]*?^\}\n/m;
const checkCall = /^ {2}checkDCE\(\);\n/m;

/** An entry of React DOM without the check that asks the React developer tools whether it was built for production. */
export const leanReactEntry = (code: string): string => {
  if (!check.test(code) || !checkCall.test(code))
    throw new Error('React DOM has another entry than the one that lean-setup.ts was made for.');
  return code.replace(check, '').replace(checkCall, '');
};

/** Takes that check out of both entries in browser code, which are built for production. */
export const leanReactDom = (): Plugin => ({
  name: 'loomwright:lean-react-dom',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-dom\/(?:client|index)\.js$/ },
    handler: (code) => ({ code: leanReactEntry(code), map: null }),
  },
});
