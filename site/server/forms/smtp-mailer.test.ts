import type { AttemptOutcome, Mail } from '@loomwright/delivery';
import { Secret } from '@loomwright/kit';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts';
import { testCertificate } from './testing/certificate.ts';
import { refusal, startMailServer } from './testing/mail-server.ts';
import { never, sampleMail } from './testing/sample-mail.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const start = async (options: SMTPServerOptions = {}, port = 0) => {
  const server = await startMailServer(options, port);
  closing.push(server.close);
  return server;
};

const connect = (url: string, options: Omit<SmtpOptions, 'url'> = {}) => {
  const { close, post } = createSmtpMailer({ url: new Secret(url), ...options }, () => {});
  closing.unshift(close);
  return (changes: Partial<Mail> = {}, id = 'M-7K3Q-9F2M') => post(id, sampleMail(changes), never);
};

const to = (...addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));
const sent: AttemptOutcome = { kind: 'sent' };
const deferred = (reason: string): AttemptOutcome => ({ kind: 'deferred', reason });
const refused = (reason: string): AttemptOutcome => ({ kind: 'refused', reason });

describe('a real mail server', () => {
  it('gets the mail with the given sender and recipients', { tags: ['DLV-1'] }, async () => {
    const server = await start();
    const post = connect(`smtp://127.0.0.1:${server.port}`);
    expect(await post({ to: to('office@weaver.example', 'sales@weaver.example') })).toEqual(sent);
    expect(server.mails).toMatchObject([
      {
        from: 'hello@weaver.example',
        to: ['office@weaver.example', 'sales@weaver.example'],
      },
    ]);
  });

  it('gets three mails over one connection', { tags: ['DLV-1'] }, async () => {
    const server = await start();
    const post = connect(`smtp://127.0.0.1:${server.port}`);
    for (const id of ['A', 'B', 'C']) expect(await post({}, id)).toEqual(sent);
    expect([server.connections(), server.mails.length]).toEqual([1, 3]);
  });

  it('gets concurrent mails one after the other', {
    tags: ['DLV-1'],
  }, async () => {
    const server = await start();
    const post = connect(`smtp://127.0.0.1:${server.port}`);
    expect(await Promise.all(['A', 'B', 'C'].map((id) => post({}, id)))).toEqual([sent, sent, sent]);
    expect([server.connections(), server.mails.length]).toEqual([1, 3]);
  });

  it('may restart between two mails', { tags: ['DLV-2'] }, async () => {
    const first = await start();
    const post = connect(`smtp://127.0.0.1:${first.port}`);
    expect(await post({}, 'A')).toEqual(sent);
    await first.close();
    expect(await post({}, 'B')).toEqual(deferred('the mail server cannot be reached (ECONNREFUSED)'));
    const second = await start({}, first.port);
    expect(await post({}, 'B')).toEqual(sent);
    expect([first.mails.length, second.mails.length]).toEqual([1, 1]);
  });

  it.each<[string, SMTPServerOptions, AttemptOutcome]>([
    [
      'the sender',
      { onMailFrom: (_address, _session, done) => done(refusal(550)) },
      refused('the mail server answered 550'),
    ],
    [
      'the recipient',
      { onRcptTo: (_address, _session, done) => done(refusal(550)) },
      refused('the mail server answered 550'),
    ],
    [
      'the recipient for now',
      { onRcptTo: (_address, _session, done) => done(refusal(450)) },
      deferred('the mail server answered 450'),
    ],
    [
      'the mail',
      {
        onData: (stream, _session, done) => {
          stream.resume().on('end', () => done(refusal(554)));
        },
      },
      refused('the mail server answered 554'),
    ],
    ['a mail of that size', { size: 500 }, refused('the mail is larger than the mail server takes')],
    [
      'a mail of that size, which it did not announce',
      { size: 500, hideSize: true, rejectOversized: true },
      refused('the mail server answered 552'),
    ],
    [
      'a connection',
      { onConnect: (_session, done) => done(refusal(554)) },
      deferred('the mail server answered 554'),
    ],
  ])('refuses %s', { tags: ['DLV-1'] }, async (_name, options, outcome) => {
    const server = await start(options);
    expect(await connect(`smtp://127.0.0.1:${server.port}`)()).toEqual(outcome);
  });

  it('greylists a mail and accepts it at the next attempt', { tags: ['DLV-1'] }, async () => {
    let calls = 0;
    const server = await start({
      onRcptTo: (_address, _session, done) => {
        calls += 1;
        done(calls === 1 ? refusal(450) : null);
      },
    });
    const post = connect(`smtp://127.0.0.1:${server.port}`);
    expect([await post(), await post()]).toEqual([deferred('the mail server answered 450'), sent]);
    expect(server.mails).toHaveLength(1);
  });
});

describe('a login', { tags: ['DLV-1'] }, () => {
  const password = 'p@ss:w%rd/ö';
  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === 'shop@weaver.example' && auth.password === password
        ? done(null, { user: 'shop' })
        : done(refusal(535)),
  };
  const url = (port: number, text: string) =>
    `smtp://shop%40weaver.example:${encodeURIComponent(text)}@127.0.0.1:${port}`;

  it('takes user and password from the address, percent-decoded', async () => {
    const server = await start(options);
    expect(await connect(url(server.port, password))()).toEqual(sent);
  });

  it.each([535, 454])(
    'that is refused (%i) leaves the mail waiting until the operator corrects it',
    async (code) => {
      const server = await start({
        ...options,
        onAuth: (auth, _session, done) => done(refusal(code, `no ${auth.username} ${auth.password}`)),
      });
      expect(await connect(url(server.port, password))()).toEqual(
        deferred(`the mail server refused the login (${code})`),
      );
    },
  );

  it('with another password is refused', async () => {
    const server = await start(options);
    expect((await connect(url(server.port, 'wrong'))()).kind).toBe('deferred');
    expect(server.mails).toEqual([]);
  });

  it('that is missing leaves the mail waiting', async () => {
    const server = await start(options);
    expect(await connect(`smtp://127.0.0.1:${server.port}`)()).toEqual(
      deferred('the mail server answered 530'),
    );
  });
});

describe('encryption', { tags: ['DLV-1'] }, () => {
  const authority = testCertificate.cert;

  it('starts with the connection for smtps', async () => {
    const server = await start({ secure: true, ...testCertificate });
    expect(await connect(`smtps://127.0.0.1:${server.port}`, { authority })()).toEqual(sent);
  });

  it('starts with STARTTLS for smtp if it is offered', async () => {
    let isSecure: boolean | undefined;
    const server = await start({
      ...testCertificate,
      onMailFrom: (_address, { secure }, done) => {
        isSecure = secure;
        done();
      },
    });
    expect(await connect(`smtp://127.0.0.1:${server.port}`, { authority })()).toEqual(sent);
    expect(isSecure).toBe(true);
  });

  it.each(['smtp', 'smtps'])('of %s with an unknown certificate leaves the mail waiting', async (scheme) => {
    const server = await start({ secure: scheme === 'smtps', ...testCertificate });
    expect(await connect(`${scheme}://127.0.0.1:${server.port}`)()).toEqual(
      deferred('encryption with the mail server failed (DEPTH_ZERO_SELF_SIGNED_CERT)'),
    );
    expect(server.mails).toEqual([]);
  });

  it('that is required and not offered leaves the mail waiting', async () => {
    const server = await start();
    const outcome = await connect(`smtp://127.0.0.1:${server.port}?tls=required`)();
    expect(outcome).toEqual(deferred('the mail server refused encryption (500)'));
  });

  it('that does not match the server leaves the mail waiting', async () => {
    const plain = await start();
    const secure = await start({ secure: true, ...testCertificate });
    const limits = { connectionMs: 400, greetingMs: 100, answerMs: 100 };
    expect((await connect(`smtps://127.0.0.1:${plain.port}`, { authority, limits })()).kind).toBe('deferred');
    expect((await connect(`smtp://127.0.0.1:${secure.port}`, { authority, limits })()).kind).toBe('deferred');
  });
});

describe('addresses with non-ASCII letters', () => {
  const jogeva = { replyTo: { name: '', address: 'jõgeva@example.com' } };

  it('are sent unchanged to a mail server that accepts them', { tags: ['DLV-1'] }, async () => {
    const server = await start();
    const post = connect(`smtp://127.0.0.1:${server.port}`);
    expect(await post({ to: to('jõgeva@müller.example') })).toEqual(sent);
    expect(server.mails).toMatchObject([{ to: ['jõgeva@müller.example'], isSmtpUtf8: true }]);
  });

  it('are the reason for a refusal if a mail server does not accept them', { tags: ['DLV-1'] }, async () => {
    const server = await start({
      hideSMTPUTF8: true,
      onRcptTo: (_address, _session, done) => done(refusal(553)),
    });
    const post = connect(`smtp://127.0.0.1:${server.port}`);
    expect(await post({ to: to('jõgeva@example.com') })).toEqual(
      refused('the mail server answered 553, to an address with letters beyond ASCII'),
    );
  });

  it('in the domain alone are written in ASCII', { tags: ['DLV-1'] }, async () => {
    const server = await start({ hideSMTPUTF8: true });
    await connect(`smtp://127.0.0.1:${server.port}`)({ to: to('ada@müller.example') });
    expect(server.mails).toMatchObject([{ isSmtpUtf8: false }]);
    expect(server.mails[0]?.bytes.toString()).toMatch(/^To: ada@xn--mller-kva\.example\r$/m);
  });

  it('of the visitor do not block the mail to the company', {
    tags: ['DLV-1'],
  }, async () => {
    const server = await start({
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () =>
          done(/[^\0-\x7f]/.test(Buffer.concat(chunks).toString()) ? refusal(554) : null),
        );
      },
    });
    expect(await connect(`smtp://127.0.0.1:${server.port}`)(jogeva)).toEqual(sent);
  });

  it('of the visitor are the reply address if the mail server accepts them', {
    tags: ['DLV-1'],
  }, async () => {
    const server = await start();
    await connect(`smtp://127.0.0.1:${server.port}`)(jogeva);
    const parsed = await PostalMime.parse(server.mails[0]?.bytes ?? '');
    expect(parsed.replyTo).toEqual([{ name: '', address: 'jõgeva@example.com' }]);
  });
});
