/** The path of the state around; of the root and of those below it, the root's, which is empty. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** Whether a state is inside another one, at any depth. */
export const isBelow = (path: string, above: string): boolean =>
  path !== above && (above === '' || path.startsWith(`${above}.`));

/** Of some active states those without an active one inside. */
export const innermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => isBelow(other, path)));

/** Of some collapsed states the outermost one that is a state or hides it; the state itself where none does. */
export const shownPath = (path: string, collapsed: readonly string[]): string =>
  collapsed.reduce((shown, one) => (isBelow(shown, one) ? one : shown), path);
