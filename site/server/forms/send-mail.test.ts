import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Delivery, type MailFacts, toDeliveries } from '@loomwright/delivery';
import { sampleMailFacts, sampleMessage } from '@loomwright/delivery/testing';
import { Secret } from '@loomwright/kit';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSendMail, type MailTransport } from './send-mail.ts';
import { startMailServer } from './testing/mail-server.ts';
import { never } from './testing/sample-mail.ts';

const facts: MailFacts = {
  ...sampleMailFacts,
  from: { name: 'Weaver', address: 'hello@weaver.example' },
  recipients: ['office@weaver.example', 'sales@weaver.example'],
  company: { name: 'Weaver', email: 'hello@weaver.example', origin: 'https://weaver.example' },
};
const message = sampleMessage('M-7K3Q-9F2M', true);
const deliveries = toDeliveries(message);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomwright-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sendAll = async (transport: MailTransport, all: readonly Delivery[] = deliveries, signal = never) => {
  const { close, send } = createSendMail({ transport, facts, log: () => {} });
  const outcomes = [];
  for (const delivery of all) outcomes.push(await send(message, delivery, signal));
  await close();
  return outcomes;
};
const inFiles = (): MailTransport => ({ kind: 'files', folder });
const files = () => readdirSync(join(folder, 'mail')).sort();

describe('mails as files', () => {
  it('exist for the company and the visitor, and mail programs can read them', {
    tags: ['DLV-1'],
  }, async () => {
    expect(await sendAll(inFiles())).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(files()).toEqual(['M-7K3Q-9F2M.copy.eml', 'M-7K3Q-9F2M.eml']);
    const [copy, mail] = await Promise.all(
      files().map((name) => PostalMime.parse(readFileSync(join(folder, 'mail', name)))),
    );
    expect(mail).toMatchObject({
      to: facts.recipients.map((address) => ({ address })),
      replyTo: [{ address: 'ada@example.com' }],
    });
    expect(copy).toMatchObject({
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: facts.company.email }],
    });
    expect(mail?.text).toContain('A loom of our own.');
  });

  it('exist once, however often they are written', { tags: ['DLV-2'] }, async () => {
    await sendAll(inFiles());
    await sendAll(inFiles());
    expect(files()).toEqual(['M-7K3Q-9F2M.copy.eml', 'M-7K3Q-9F2M.eml']);
  });

  it('replace what a crash left half written', { tags: ['DLV-2'] }, async () => {
    mkdirSync(join(folder, 'mail'));
    writeFileSync(join(folder, 'mail', '.M-7K3Q-9F2M.part'), 'From: half');
    await sendAll(inFiles(), deliveries.slice(0, 1));
    expect(files()).toEqual(['M-7K3Q-9F2M.eml']);
  });

  it("are readable by the server's user only", { tags: ['DLV-2'] }, async () => {
    await sendAll(inFiles());
    expect(statSync(join(folder, 'mail')).mode & 0o077).toBe(0);
    for (const name of files()) expect(statSync(join(folder, 'mail', name)).mode & 0o077).toBe(0);
  });

  it('wait if they cannot be written', { tags: ['DLV-1'] }, async () => {
    writeFileSync(join(folder, 'mail'), 'in the way');
    expect(await sendAll(inFiles(), deliveries.slice(0, 1))).toEqual([
      { kind: 'deferred', reason: 'the mail could not be written (EEXIST)' },
    ]);
  });

  it('are not written once the attempt is aborted', { tags: ['DLV-2'] }, async () => {
    expect(await sendAll(inFiles(), deliveries.slice(0, 1), AbortSignal.abort())).toEqual([
      { kind: 'deferred', reason: 'the attempt was cut off' },
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('mails by SMTP go from the company to its recipients, and the copy to the visitor', {
  tags: ['DLV-1'],
}, async () => {
  const server = await startMailServer();
  const transport: MailTransport = { kind: 'smtp', url: new Secret(`smtp://127.0.0.1:${server.port}`) };
  expect(await sendAll(transport)).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
  expect(server.mails).toMatchObject([
    { from: facts.from.address, to: facts.recipients },
    { from: facts.from.address, to: ['ada@example.com'] },
  ]);
  await server.close();
});
