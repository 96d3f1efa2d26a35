import type { AttemptOutcome } from '@loomwright/delivery';
import { Secret } from '@loomwright/kit';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type SmtpLimits } from './smtp-mailer.ts';
import { never, sampleMail } from './testing/sample-mail.ts';
import { type SmtpScript, startScriptedSmtp } from './testing/scripted-smtp.ts';

const limitsFor = (script: SmtpScript): Partial<SmtpLimits> => {
  const replies = Object.values(script).flat();
  if (replies.includes('hang')) return { greetingMs: 40, answerMs: 40 };
  return replies.includes('drip') ? { attemptMs: 150 } : {};
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const start = async (script: SmtpScript, limits = limitsFor(script)) => {
  const server = await startScriptedSmtp(script);
  const log: string[] = [];
  const mailer = createSmtpMailer({ url: new Secret(`smtp://127.0.0.1:${server.port}`), limits }, (line) =>
    log.push(line),
  );
  closing.push(mailer.close, server.close);
  const post = (id = 'M-7K3Q-9F2M', to = ['office@weaver.example'], signal = never) =>
    mailer.post(id, sampleMail({ to: to.map((address) => ({ name: '', address })) }), signal);
  return { server, post, log };
};

const sent: AttemptOutcome = { kind: 'sent' };
const deferred = (reason: string): AttemptOutcome => ({ kind: 'deferred', reason });
const refused = (reason: string): AttemptOutcome => ({ kind: 'refused', reason });
const late = deferred('the mail server did not answer in time');
const closed = deferred('the mail server closed the connection');
const odd = deferred('the mail server answered something other than SMTP');

const faults: readonly (readonly [string, AttemptOutcome])[] = [
  ['550 no ada@example.com', refused('the mail server answered 550')],
  ['552 too large', refused('the mail server answered 552')],
  ['554 no', refused('the mail server answered 554')],
  ['503 not now', deferred('the mail server answered 503')],
  ['530 a login first', deferred('the mail server answered 530')],
  ['535 a login first', deferred('the mail server answered 535')],
  ['421 closing', deferred('the mail server answered 421')],
  ['450 greylisted', deferred('the mail server answered 450')],
  ['452 full', deferred('the mail server answered 452')],
  ['550-no\r\n550 ada@example.com', refused('the mail server answered 550')],
  ['hang', late],
  ['drip', late],
  ['break', closed],
  ['hello', odd],
];

describe.each(['MAIL', 'RCPT', 'DATA', 'end'] as const)('a fault at %s', (step) => {
  it.each(faults)(
    '%j has the expected outcome, without any text of the mail server',
    { tags: ['DLV-1'] },
    async (reply, outcome) => {
      const { post, server } = await start({ [step]: [reply] });
      expect(await post()).toEqual(outcome);
      expect(server.mails.length).toBeLessThanOrEqual(step === 'end' ? 1 : 0);
    },
  );
});

it.each<[string, SmtpScript, AttemptOutcome]>([
  ['a greeting of 554', { greeting: ['554 no'] }, deferred('the mail server answered 554')],
  ['a greeting of 421', { greeting: ['421 later'] }, deferred('the mail server answered 421')],
  ['a greeting of another protocol', { greeting: ['SSH-2.0-x'] }, odd],
  ['no greeting', { greeting: ['hang'] }, late],
  ['an endless greeting', { greeting: ['drip'] }, late],
  ['half a greeting', { greeting: ['break'] }, closed],
  ['no answer to EHLO', { EHLO: ['hang'] }, late],
  ['an endless answer to EHLO', { EHLO: ['drip'] }, late],
  ['half an answer to EHLO', { EHLO: ['break'] }, closed],
  [
    'a refusal of EHLO and HELO',
    { EHLO: ['500 no'], HELO: ['502 no'] },
    deferred('the mail server answered 502'),
  ],
  ['HELO only', { EHLO: ['500 no'] }, sent],
  [
    'a STARTTLS that is refused',
    { EHLO: ['250-test\r\n250 STARTTLS'], STARTTLS: ['454 no'] },
    deferred('the mail server refused encryption (454)'),
  ],
  ['a STARTTLS that hangs', { EHLO: ['250-test\r\n250 STARTTLS'], STARTTLS: ['hang'] }, late],
  ['a STARTTLS that breaks off', { EHLO: ['250-test\r\n250 STARTTLS'], STARTTLS: ['break'] }, closed],
  [
    'a size smaller than the mail',
    { EHLO: ['250-test\r\n250 SIZE 100'] },
    refused('the mail is larger than the mail server takes'),
  ],
  [
    'a false size',
    { EHLO: ['250-test\r\n250 SIZE 9999999'], end: ['552 no'] },
    refused('the mail server answered 552'),
  ],
  ['a size that is not a number', { EHLO: ['250-test\r\n250 SIZE many'] }, sent],
  ['commands in one go', { EHLO: ['250-test\r\n250 PIPELINING'] }, sent],
  [
    'commands in one go, MAIL refused',
    { EHLO: ['250-test\r\n250 PIPELINING'], MAIL: ['550 no'], RCPT: ['503 no'], DATA: ['503 no'] },
    refused('the mail server answered 550'),
  ],
  [
    'commands in one go, RCPT greylisted',
    { EHLO: ['250-test\r\n250 PIPELINING'], RCPT: ['450 no'], DATA: ['503 no'] },
    deferred('the mail server answered 450'),
  ],
])('%s has the expected outcome', { tags: ['DLV-1'] }, async (_name, script, outcome) => {
  const { post } = await start(script);
  expect(await post()).toEqual(outcome);
});

it('an attempt sends a mail once, even if the reply to it breaks off', {
  tags: ['DLV-2'],
}, async () => {
  const { post, server } = await start({ end: ['250 ok', 'break', '250 ok'] });
  expect([await post('A'), await post('B')]).toEqual([sent, closed]);
  expect(server.mails).toHaveLength(2);
});

it('a connection that breaks between two mails is replaced in the same attempt', {
  tags: ['DLV-1'],
}, async () => {
  const { post, server } = await start({ MAIL: ['250 ok', 'break', '250 ok'] });
  expect([await post('A'), await post('B')]).toEqual([sent, sent]);
  expect([server.connections(), server.mails.length]).toEqual([2, 2]);
});

it('after a refusal the connection is reused', { tags: ['DLV-1'] }, async () => {
  const { post, server } = await start({ RCPT: ['550 no', '250 ok'] });
  expect([await post('A'), await post('B')]).toEqual([refused('the mail server answered 550'), sent]);
  expect(server.connections()).toBe(1);
});

const two = ['office@weaver.example', 'sales@weaver.example'];

it('a recipient who is refused while another gets the mail is logged', {
  tags: ['DLV-1'],
}, async () => {
  const { post, log } = await start({ RCPT: ['250 ok', '550 no'] });
  expect(await post('M-7K3Q-9F2M', two)).toEqual(sent);
  expect(log).toEqual(['Forms: M-7K3Q-9F2M refused for sales@weaver.example, the mail server answered 550']);
});

it('a retry sends the mail only to recipients who do not have it', { tags: ['DLV-2'] }, async () => {
  const { post, server, log } = await start({ RCPT: ['250 ok', '450 later', '250 ok'] });
  expect(await post('M-7K3Q-9F2M', two)).toEqual(
    deferred('the mail server answered 450 for 1 of 2 recipients'),
  );
  expect(await post('M-7K3Q-9F2M', two)).toEqual(sent);
  expect(server.commands.filter((command) => command.startsWith('RCPT'))).toEqual([
    'RCPT TO:<office@weaver.example>',
    'RCPT TO:<sales@weaver.example>',
    'RCPT TO:<sales@weaver.example>',
  ]);
  expect(log).toEqual([]);
});

it('a mail that reached one recipient is sent, though another is refused later', {
  tags: ['DLV-1'],
}, async () => {
  const { post, log } = await start({ RCPT: ['250 ok', '450 later', '550 no'] });
  await post('M-7K3Q-9F2M', two);
  expect(await post('M-7K3Q-9F2M', two)).toEqual(sent);
  expect(log).toEqual(['Forms: M-7K3Q-9F2M refused for sales@weaver.example, the mail server answered 550']);
});

it('if all recipients are refused, one only temporarily, the mail waits', { tags: ['DLV-1'] }, async () => {
  const { post } = await start({ RCPT: ['450 later', '550 no'] });
  expect(await post('M-7K3Q-9F2M', two)).toEqual(deferred('the mail server answered 450'));
});

it('an aborted attempt ends at once, and the next one succeeds', {
  tags: ['DLV-2'],
}, async () => {
  const { post, server } = await start({ DATA: ['hang', '354 go'] }, {});
  const breaking = new AbortController();
  const attempt = post('A', undefined, breaking.signal);
  await expect.poll(() => server.commands).toContain('DATA');
  breaking.abort();
  expect(await attempt).toEqual(deferred('the attempt was cut off'));
  expect(await post('A')).toEqual(sent);
});

it('a mail waits while its server is unreachable or its name unknown', {
  tags: ['DLV-1'],
}, async () => {
  const { server } = await start({});
  await server.close();
  const outcomes = await Promise.all(
    [`127.0.0.1:${server.port}`, 'mail.invalid'].map((host) =>
      createSmtpMailer({ url: new Secret(`smtp://${host}`), limits: { connectionMs: 900 } }, () => {}).post(
        'A',
        sampleMail(),
        never,
      ),
    ),
  );
  expect(outcomes[0]).toEqual(deferred('the mail server cannot be reached (ECONNREFUSED)'));
  expect(outcomes[1]?.kind).toBe('deferred');
});

it('no error contains the address of the mail server', { tags: ['DLV-2'] }, () => {
  expect(() => createSmtpMailer({ url: new Secret('smtp://a:word@host/x') }, () => {})).toThrow(
    /^The address of the mail server cannot be read: check FORMS_SMTP_URL$/,
  );
});
