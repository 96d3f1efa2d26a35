import type { Log } from '@loomwright/storage';
import type { RootOptions } from 'react-dom/client';

/** Options of React's roots: every error while rendering is logged, whether a boundary caught it or not (RTE-6). */
export const reportErrors = (log: Log): RootOptions => {
  const report = (
    error: unknown,
    { componentStack = '' }: { readonly componentStack?: string | undefined },
  ) => log(`${error}${componentStack}`);
  return { onCaughtError: report, onUncaughtError: report };
};
