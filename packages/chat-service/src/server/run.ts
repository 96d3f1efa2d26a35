import type { Log } from './log.ts';
import { createNodeServer, type NodeServerOptions } from './node-server.ts';
import type { ListenSettings } from './settings.ts';
import type { RunningChat } from './start.ts';

const GRACE_MS = 900;

export interface RunOptions extends NodeServerOptions {
  /** Undefined for a server without one. */
  readonly chat: RunningChat | undefined;
  readonly listen: ListenSettings;
  readonly defaultPort: number;
  readonly log: Log;
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Serves until SIGTERM or SIGINT: then new requests are refused, pending ones end within a second, and the process ends by
 * itself. Resolves with the address. A taken default port is replaced by a free one; a taken port that was set is an error.
 */
export const runServer = async ({
  chat,
  listen,
  defaultPort,
  log,
  ...options
}: RunOptions): Promise<string> => {
  const server = createNodeServer(options);
  const url = await server.listen(listen.port ?? defaultPort, listen.host).catch(async (error: unknown) => {
    if (listen.port === undefined && isTaken(error)) return server.listen(0, listen.host);
    await chat?.close();
    throw new Error(
      `Cannot listen on ${listen.host}:${listen.port ?? defaultPort}: ${error instanceof Error ? error.message : error}`,
    );
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return; // a second signal changes nothing: the first ends within a second
    isStopping = true;
    chat?.refuse();
    await server.stop(GRACE_MS);
    await chat?.close();
    log('Stopped.');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return url;
};
