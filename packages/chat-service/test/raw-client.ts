import { connect, type Socket } from 'node:net';

/** Resolves with all bytes received until the server hangs up, `isEnough` returns true or the time is up. */
export const exchange = (
  port: number,
  bytes: string | Uint8Array,
  isEnough: (received: string) => boolean = () => false,
  withinMs = 10_000,
) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), withinMs);
    socket.on('data', (data) => {
      received += data;
      if (isEnough(received)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });

/** A connection to write to in pieces; `closed` resolves when it is closed. */
export const open = (port: number) =>
  new Promise<{ socket: Socket; received: () => string; closed: Promise<void> }>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise<void>((end) => socket.on('close', () => end()));
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => {});
    socket.on('connect', () => resolve({ socket, received: () => received, closed }));
  });

export const question = (message: string, session = 's', connection = 'keep-alive') => {
  const body = JSON.stringify({ message, session_id: session });
  return `POST /chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: ${connection}\r\n\r\n${body}`;
};

export const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
    .map(([, status]) => Number(status))
    .filter((status) => status !== 100);
