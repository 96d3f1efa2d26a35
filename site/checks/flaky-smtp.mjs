// @ts-check
// A mail server that refuses some mails for now, at any of its commands, and notes the others in a file before it answers:
// `node flaky-smtp.mjs ‹port› ‹file› ‹part that it takes›`. A line of the file is the id of a mail and the mark in its text.
import { appendFileSync } from 'node:fs';
import { argv } from 'node:process';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [port = '0', file = '', part = '1'] = argv.slice(2);

/** @param {(error?: Error | null) => void} callback */
const answerSometimes = (callback) => {
  // Each mail needs three commands.
  if (Math.random() < Number(part) ** (1 / 3)) callback();
  else callback(Object.assign(new Error('later'), { responseCode: 451 }));
};

const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onMailFrom: (_address, _session, callback) => answerSometimes(callback),
  onRcptTo: (_address, _session, callback) => answerSometimes(callback),
  onData: (stream, _session, callback) => {
    text(stream).then((mail) => {
      answerSometimes((error) => {
        const id = /^message-id:\s*<([^@]+)@/im.exec(mail)?.[1];
        const mark = /\bmark-[a-z\d-]+/.exec(mail)?.[0];
        if (!error) appendFileSync(file, `${id} ${mark}\n`);
        callback(error);
      });
    }, callback);
  },
});
server.on('error', () => {});
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
