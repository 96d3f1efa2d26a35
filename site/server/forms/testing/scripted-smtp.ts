import { createServer, type Socket } from 'node:net';

const REPLIES = {
  greeting: '220 test',
  EHLO: '250 test',
  HELO: '250 test',
  STARTTLS: '220 go',
  AUTH: '235 in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  end: '250 queued',
  RSET: '250 ok',
  QUIT: '221 bye',
};
type Step = keyof typeof REPLIES;

const isStep = (text: string): text is Step => Object.hasOwn(REPLIES, text);

/** Replies by step; the last repeats. `hang` sends no reply, `break` half a reply, `drip` an endless one. */
export type SmtpScript = Readonly<Partial<Record<Step, readonly string[]>>>;

/** Starts a mail server at 127.0.0.1 that sends the replies of a script. */
export const startScriptedSmtp = async (script: SmtpScript = {}) => {
  const counts = new Map<Step, number>();
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const mails: string[] = [];

  const react = (socket: Socket, step: Step) => {
    const replies = script[step] ?? [REPLIES[step]];
    const count = counts.get(step) ?? 0;
    counts.set(step, count + 1);
    const reply = replies[Math.min(count, replies.length - 1)] ?? 'hang';
    if (reply === 'break') socket.end('25');
    else if (reply === 'drip') {
      const timer = setInterval(() => socket.write('250-more\r\n'), 5);
      socket.once('close', () => clearInterval(timer));
    } else if (reply !== 'hang') socket.write(`${reply}\r\n`);
    return reply;
  };

  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let received = '';
    let isMail = false;
    const take = (end: string) => {
      const at = received.indexOf(end);
      if (at < 0) return undefined;
      const text = received.slice(0, at);
      received = received.slice(at + end.length);
      return text;
    };
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      for (;;) {
        const text = take(isMail ? '\r\n.\r\n' : '\r\n');
        if (text === undefined) return;
        if (isMail) {
          isMail = false;
          mails.push(text);
          react(socket, 'end');
        } else {
          commands.push(text);
          const [verb = ''] = text.split(' ');
          if (isStep(verb)) isMail = react(socket, verb).startsWith('354');
          else socket.write('500 what\r\n');
        }
      }
    });
    react(socket, 'greeting');
  };

  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    commands,
    mails,
    connections: () => connections,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
