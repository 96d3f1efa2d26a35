import type { Log } from './log.ts';
import { createNodeServer, type NodeServerOptions } from './node-server.ts';
import type { ListenSettings } from './variables.ts';

const GRACE_MS = 900;

/** A service that starts and stops with the server. */
export interface RunningService {
  /** Answers every further request with 503. */
  readonly refuse: () => void;
  /** Releases everything; called after the last response. */
  readonly close: () => Promise<void>;
}

export interface RunOptions extends NodeServerOptions {
  readonly services: readonly RunningService[];
  readonly listen: ListenSettings;
  readonly defaultPort: number;
  readonly log: Log;
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Serves until SIGTERM or SIGINT. Resolves with the URL; rejects if a configured port is taken. */
export const runServer = async ({
  services,
  listen,
  defaultPort,
  log,
  ...options
}: RunOptions): Promise<string> => {
  const server = createNodeServer(options);
  const close = () => Promise.all(services.map((service) => service.close()));
  const url = await server.listen(listen.port ?? defaultPort, listen.host).catch(async (error: unknown) => {
    if (listen.port === undefined && isTaken(error)) return server.listen(0, listen.host);
    await close();
    throw new Error(
      `Cannot listen on ${listen.host}:${listen.port ?? defaultPort}: ${error instanceof Error ? error.message : error}`,
    );
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const service of services) service.refuse();
    await server.stop(GRACE_MS);
    await close();
    log('Stopped.');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return url;
};
