import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { WebSocketServer } from 'ws';
import { createAttachHub, MAX_MESSAGE_BYTES } from './attach.ts';
import type { Project } from './project.ts';

export interface LabServer {
  readonly url: string;
  readonly close: () => void;
}

export interface ServeOptions {
  /** Folder of the built lab; undefined if it is not built. */
  readonly pages: string | undefined;
  /** 0 selects a free port. */
  readonly port: number;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const headersFor = (host: string) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:",
    `connect-src 'self' ws://${host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Reads all files in advance, so that requests cannot reach other files. */
const filesBelow = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath ?? entry.path, entry.name);
        return [path.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(path)];
      }),
  );

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const kinds = ['chart', 'coverage', 'diff', 'source'] as const;

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

type Answer = readonly [ending: string, body: string | Buffer];
const json = (value: unknown): Answer => ['.json', JSON.stringify(value)];

/** Serves the lab on localhost, under a random token. Rejects if the port is in use. */
export const serveLab = async (project: Project, { pages, port }: ServeOptions): Promise<LabServer> => {
  const token = randomBytes(16).toString('hex');
  const files = pages === undefined ? new Map<string, Buffer>() : filesBelow(pages);
  let hosts: readonly string[] = [];

  /** Blocks requests from pages of other sites, and DNS rebinding. */
  const isAllowed = ({ headers: { host = '', origin } }: IncomingMessage): boolean =>
    hosts.includes(host) && (origin === undefined || hosts.some((own) => origin === `http://${own}`));

  const answerApi = async ([kind = '', id = '']: readonly string[]): Promise<Answer | undefined> => {
    if (kind === 'list') return json(project.list());
    if (kind === 'map') return json(await project.map());
    if (kind === 'code') {
      const code = project.code(id);
      return code && ['.js', await code];
    }
    const asked = kinds.find((one) => one === kind);
    const found = asked && (await project[asked](id));
    return found && json(found);
  };

  const sendEvents = (response: ServerResponse) => {
    response.writeHead(200, { ...headersFor(hosts[0] ?? ''), 'Content-Type': 'text/event-stream' });
    const send = () => response.write('data: changed\n\n');
    send();
    response.on('close', project.watch(send));
  };

  /** Served at paths of any depth, so relative asset URLs are made absolute. */
  const page = (): Answer => [
    '.html',
    files.get('index.html')?.toString().replaceAll('./assets/', `/${token}/assets/`) ??
      'The pages of the lab are not built: npm run build:lab builds them.',
  ];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, [ending, body]: Answer = ['.html', String(status)]) => {
      response.writeHead(status, {
        ...headersFor(hosts.find((own) => own === request.headers.host) ?? ''),
        'Content-Type': types[ending] ?? 'application/octet-stream',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (!isAllowed(request)) return send(403);
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405);
    const [path = ''] = (request.url ?? '').split('?');
    const [, given = '', first = '', ...rest] = path.split('/');
    if (!isSame(given, token)) return send(404);
    if (first === 'api' && rest[0] === 'changes') return sendEvents(response);
    if (first === 'api') {
      const found = await answerApi(rest.map(decodeURIComponent));
      return found ? send(200, found) : send(404);
    }
    const file = files.get([first, ...rest].join('/'));
    if (file && first !== 'index.html') return send(200, [extname(path), file]);
    if (first === 'assets') return send(404);
    return send(200, page());
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.end();
      response.writeHead(500, { ...headersFor(''), 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  const hub = createAttachHub();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  // Apps have other local origins; lab pages have the server's own.
  const roles: Readonly<Record<string, 'app' | 'lab'>> = {
    [`/${token}/attach`]: 'app',
    [`/${token}/live`]: 'lab',
  };
  server.on('upgrade', (request, socket, head) => {
    const { host = '', origin } = request.headers;
    const role = roles[request.url ?? ''];
    const isOwn = hosts.some((own) => origin === `http://${own}`);
    const isFine = role === 'app' ? origin === undefined || LOOPBACK.test(origin) : isOwn;
    if (role && hosts.includes(host) && isFine)
      sockets.handleUpgrade(request, socket, head, (accepted) => hub.accept(accepted, role));
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : port;
  hosts = [`127.0.0.1:${own}`, `localhost:${own}`];
  return {
    url: `http://127.0.0.1:${own}/${token}/`,
    close: () => {
      hub.close();
      server.close();
      server.closeAllConnections();
    },
  };
};
