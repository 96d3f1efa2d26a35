import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isSmtpUtf8: boolean;
  readonly bytes: Buffer;
}

export const refusal = (responseCode: number, text = 'no'): Error =>
  Object.assign(new Error(text), { responseCode });

/** Starts a real mail server at 127.0.0.1. By default it has no TLS and requires no login. */
export const startMailServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    ...(options.cert === undefined && { disabledCommands: ['STARTTLS'] }),
    onData: (stream, { envelope }, callback) => {
      buffer(stream).then((bytes) => {
        mails.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          isSmtpUtf8: envelope.smtpUtf8 === true,
          bytes,
        });
        callback();
      }, callback);
    },
    ...options,
    onConnect: (session, callback) => {
      connections += 1;
      if (options.onConnect) options.onConnect.call(server, session, callback);
      else callback();
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    mails,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
