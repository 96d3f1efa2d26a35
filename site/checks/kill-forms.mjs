// @ts-check
// `npm run test:kills`: sends 10 000 messages from 50 connections to the built server, whose mail server refuses half of the
// mails for now, while both are killed 100 times at random (DLV-2). The exit code is 1 when a message is lost, when more than
// one in a thousand arrives twice, or when one arrives that was rejected. `--messages=1000 --kills=10` for less.
// `--redis=‹url›` has two servers share that Redis, which must be empty.
import { stdout } from 'node:process';
import { siteProgram } from './forms-client.mjs';
import { runKills } from './forms-kills.mjs';
import { numberOf, optionOf } from './options.mjs';
import { toTable } from './table.mjs';

const MAX_TWICE = 0.001;

const messages = numberOf('messages', 10_000);
const kills = numberOf('kills', 100);
const ran = await runKills({
  server: [siteProgram],
  messages,
  kills,
  connections: 50,
  redis: optionOf('redis'),
  log: (line) => stdout.isTTY && stdout.write(`\r${line}\u001b[K`),
});
if (stdout.isTTY) stdout.write('\n');

console.log(
  toTable(
    ['', ''],
    [
      ['messages', ran.messages],
      ['kills of the server', ran.siteKills],
      ['kills of the mail server', ran.mailServerKills],
      ['accepted', ran.accepted],
      ['mails of these', ran.mails],
      ['arrived once', ran.once],
      ['arrived more often', ran.moreOften],
      ['lost', ran.lost],
      ['rejected', ran.rejections],
      ['arrived of the rejected', ran.rejectedArrived],
      ['wrong answers', ran.wrongAnswers],
      ['seconds', Math.round(ran.seconds)],
    ].map((row) => row.map(String)),
  ),
);
const isGood =
  ran.accepted === messages &&
  ran.lost === 0 &&
  ran.moreOften <= ran.mails * MAX_TWICE &&
  ran.rejectedArrived === 0 &&
  ran.wrongAnswers === 0;
process.exitCode = isGood ? 0 : 1;
