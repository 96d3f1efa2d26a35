import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./mailbox.mjs', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

const start = (port: string, ...folders: readonly string[]) => {
  const child = spawn(process.execPath, [script, ...folders], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
};

const open = async (...folders: readonly string[]) => {
  const child = start('0', ...folders);
  const [line] = await once(child.stdout, 'data');
  return { child, url: /smtp:\S+/.exec(String(line))?.[0] ?? '' };
};

test('prints each mail without control characters, and keeps it as a file', {
  tags: ['DLV-1'],
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const { child, url } = await open(folder);
  const transport = createTransport(url.replace('//', '//any:login@'));
  const printed = once(child.stdout, 'data');
  await transport.sendMail({
    from: { name: 'Loomwright AI', address: 'hello@loomwright.example' },
    to: 'sales@example.com',
    replyTo: 'ada@example.com',
    subject: 'Grüße \u001b[31m',
    text: 'A loom of our own.',
    attachments: [{ filename: 'demo.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
  });
  transport.close();
  const [mail] = await printed;
  const kept = await readdir(folder);
  await rm(folder, { recursive: true });
  expect(String(mail).split('\n')).toEqual([
    'Mail 1',
    'From: Loomwright AI <hello@loomwright.example>',
    'To: sales@example.com',
    'Reply to: ada@example.com',
    'Subject: Grüße �[31m',
    'Attached: demo.ics (text/calendar)',
    `Kept: ${join(folder, kept.join())}`,
    '',
    'A loom of our own.',
    '',
    '',
  ]);
});

test('fails with a sentence if the port is taken or invalid', { tags: ['DLV-1'] }, async () => {
  const { url } = await open();
  const { port } = new URL(url);
  const endOf = async (taken: string) => {
    const child = start(taken);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { said, code };
  };
  expect(await Promise.all([endOf(port), endOf('66000')])).toEqual([
    { said: `Port ${port} is taken: set PORT to another one, as PORT=2526 npm run mailbox.\n`, code: 1 },
    { said: 'PORT must be a whole number from 0 to 65535.\n', code: 1 },
  ]);
});
