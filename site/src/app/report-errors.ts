import type { Log } from '@loomwright/storage';
import type { RootOptions } from 'react-dom/client';

/** Logs every rendering error, caught by a boundary or not (RTE-6). */
export const reportErrors = (log: Log): RootOptions => {
  const report = (
    error: unknown,
    { componentStack = '' }: { readonly componentStack?: string | undefined },
  ) => log(`${error}${componentStack}`);
  return { onCaughtError: report, onUncaughtError: report };
};
