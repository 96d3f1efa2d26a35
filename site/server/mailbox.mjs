// @ts-check
// `npm run mailbox` starts a mail server for trying out the forms. It prints every email and relays none.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const host = '127.0.0.1';
const { INIT_CWD = '.', PORT = '2525' } = env;
const [, , folderName] = argv;
const folder = folderName === undefined ? undefined : resolve(INIT_CWD, folderName);

/** @param {string} line */
const fail = (line) => {
  console.error(line);
  exit(1);
};

let count = 0;
/** @param {Buffer} source @param {readonly string[]} recipients */
const show = async (source, recipients) => {
  const number = ++count;
  const { attachments, from, replyTo, subject = '', text = '' } = await PostalMime.parse(source);
  const lines = [
    `Mail ${number}`,
    `From: ${from?.name ?? ''} <${from?.address ?? ''}>`,
    `To: ${recipients.join(', ')}`,
    `Reply to: ${(replyTo ?? []).map(({ address }) => address).join(', ')}`,
    `Subject: ${subject}`,
    ...attachments.map(({ filename, mimeType }) => `Attached: ${filename ?? 'a file'} (${mimeType})`),
  ];
  if (folder !== undefined) {
    const path = resolve(folder, `${new Date().toISOString().replaceAll(':', '-')}-${number}.eml`);
    await writeFile(path, source, { flag: 'wx' });
    lines.push(`Kept: ${path}`);
  }
  // Replaces control characters, which a terminal would interpret.
  const shown = `${lines.join('\n')}\n\n${text.trimEnd()}\n`.replaceAll('\r\n', '\n');
  console.log(shown.replace(/[^\P{C}\n\t]/gu, '�'));
};

if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) fail('PORT must be a whole number from 0 to 65535.');
if (folder !== undefined)
  await mkdir(folder, { recursive: true }).catch(({ message }) =>
    fail(`Cannot keep mails in ${folder}: ${message}`),
  );

const server = new SMTPServer({
  name: 'mailbox',
  // No mail program would trust a certificate of this server.
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  authOptional: true,
  allowInsecureAuth: true,
  onAuth: ({ username }, _session, done) => done(null, { user: username }),
  onData: (stream, { envelope }, done) => {
    const recipients = envelope.rcptTo.map(({ address }) => address);
    buffer(stream)
      .then((source) => show(source, recipients))
      .then(
        () => done(),
        ({ message }) => {
          console.error(message);
          done(new Error('The mailbox could not store the mail'));
        },
      );
  },
});
server.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message, syscall }) => {
  if (syscall !== 'listen') return;
  const taken = `Port ${PORT} is taken: set PORT to another one, as PORT=2526 npm run mailbox.`;
  fail(code === 'EADDRINUSE' ? taken : `Cannot listen on port ${PORT}: ${message}`);
});
const listening = server.listen(Number(PORT), host, () => {
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(`The mailbox is open. Start the server with FORMS_SMTP_URL=smtp://${host}:${port}\n`);
});
