/** The path of the state around; of the root and of those below it, the root's, which is empty. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** The path of the state around a state whose key may have dots of its own; of the root the root's. */
export const aroundOf = ({ key, path }: { readonly key: string; readonly path: string }): string =>
  path.slice(0, Math.max(path.length - key.length - 1, 0));

/** A part of a target of XState: a backslash stands before a dot that does not end the part. */
export const targetPart = (text: string): string => text.replace(/[\\.]/g, '\\$&');

/** Whether a state is inside another one, at any depth. */
export const isBelow = (path: string, above: string): boolean =>
  path !== above && (above === '' || path.startsWith(`${above}.`));

/** Of some active states those without an active one inside. */
export const innermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => isBelow(other, path)));

/** Of some collapsed states the outermost one that is a state or hides it; the state itself where none does. */
export const shownPath = (path: string, collapsed: readonly string[]): string =>
  collapsed.reduce((shown, one) => (isBelow(shown, one) ? one : shown), path);
