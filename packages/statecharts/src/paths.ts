/** The root's parent is the root, with an empty path. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** The parent's path, for a key that may contain dots. */
export const aroundOf = ({ key, path }: { readonly key: string; readonly path: string }): string =>
  path.slice(0, Math.max(path.length - key.length - 1, 0));

/** XState targets escape dots within a key with a backslash. */
export const targetPart = (text: string): string => text.replace(/[\\.]/g, '\\$&');

export const isBelow = (path: string, above: string): boolean =>
  path !== above && (above === '' || path.startsWith(`${above}.`));

/** The active states without active children. */
export const innermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => isBelow(other, path)));

/** The outermost collapsed state that is or contains this one, or else the state itself. */
export const shownPath = (path: string, collapsed: readonly string[]): string =>
  collapsed.reduce((shown, one) => (isBelow(shown, one) ? one : shown), path);
