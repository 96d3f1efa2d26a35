import type { AttemptOutcome, Mail } from '@loomwright/delivery';
import type { Secret } from '@loomwright/kit';
import { type Mailer, toBytes } from './mailer.ts';
import { isPermanent, toOutcome } from './smtp-outcome.ts';
import { readSmtpUrl, type SmtpServer } from './smtp-url.ts';

export interface SmtpOptions {
  readonly url: Secret;
  /** A certificate authority to trust instead of Node's, in PEM format. */
  readonly authority?: string | undefined;
  readonly limits?: Partial<SmtpLimits> | undefined;
}

export interface SmtpLimits {
  /** From the DNS lookup to the end of STARTTLS. */
  readonly connectionMs: number;
  readonly greetingMs: number;
  readonly answerMs: number;
  /** For the whole email, because a server that sends a byte now and then never exceeds the other limits. */
  readonly attemptMs: number;
}

const SMTP_LIMITS: SmtpLimits = {
  connectionMs: 20_000,
  greetingMs: 10_000,
  answerMs: 30_000,
  attemptMs: 60_000,
};

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

const open = async (
  { host, isSecure, login, port, requiresTls }: SmtpServer,
  { answerMs, connectionMs, greetingMs }: SmtpLimits,
  authority: string | undefined,
) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: 1,
    // Retries once on a new connection if the server closed the old one before it received any of the email.
    maxRequeues: 1,
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    ...(login && { auth: { user: login.user, pass: login.password.reveal() } }),
    ...(authority !== undefined && { tls: { ca: authority } }),
    connectionTimeout: connectionMs,
    dnsTimeout: connectionMs,
    greetingTimeout: greetingMs,
    socketTimeout: answerMs,
    // Without this, a mail server that does not close its side would keep the process alive.
    socketCloseTimeout: 100,
  });
};

/** Sends emails over one pooled connection. Throws if the address is invalid. */
export const createSmtpMailer = (
  { authority, limits, url }: SmtpOptions,
  log: (line: string) => void,
): Mailer => {
  const server = readSmtpUrl(url.reveal());
  if (server === undefined)
    throw new Error('The address of the mail server cannot be read: check FORMS_SMTP_URL');
  const allLimits = { ...SMTP_LIMITS, ...limits };
  let transport: ReturnType<typeof open> | undefined;
  /** The recipients to retry, by the id of an email that others have already received. */
  const remaining = new Map<string, readonly string[]>();

  const send = async (id: string, mail: Mail, to: readonly string[], signal: AbortSignal) => {
    transport ??= open(server, allLimits, authority);
    const bytes = await toBytes(id, mail);
    const { rejectedErrors = [] } = await (await transport).sendMail({
      raw: bytes,
      envelope: { from: mail.from.address, to: [...to], size: bytes.length },
      signal,
    });
    return rejectedErrors.map(({ recipient = '', responseCode = 0 }) => ({ recipient, reply: responseCode }));
  };

  const attempt = async (
    id: string,
    mail: Mail,
    to: readonly string[],
    signal: AbortSignal,
  ): Promise<AttemptOutcome> => {
    // Not `AbortSignal.any` with `AbortSignal.timeout`, which Node may garbage-collect before they fire.
    const limited = new AbortController();
    const end = () => limited.abort();
    const timer = setTimeout(end, allLimits.attemptMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    try {
      const failures = await send(id, mail, to, limited.signal);
      for (const { recipient, reply } of failures)
        if (isPermanent(reply))
          log(`Forms: ${id} refused for ${recipient}, the mail server answered ${reply}`);
      const waiting = failures.filter(({ reply }) => !isPermanent(reply));
      const [first] = waiting;
      if (first === undefined) {
        remaining.delete(id);
        return { kind: 'sent' };
      }
      remaining.set(
        id,
        waiting.map(({ recipient }) => recipient),
      );
      return {
        kind: 'deferred',
        reason: `the mail server answered ${first.reply} for ${waiting.length} of ${mail.to.length} recipients`,
      };
    } catch (error) {
      if (signal.aborted) return { kind: 'deferred', reason: 'the attempt was cut off' };
      if (limited.signal.aborted)
        return { kind: 'deferred', reason: 'the mail server did not answer in time' };
      return toOutcome(error);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };

  return {
    post: async (id, mail, signal) => {
      const to = remaining.get(id) ?? mail.to.map(({ address }) => address);
      const outcome = await attempt(id, mail, to, signal);
      if (outcome.kind !== 'refused') return outcome;
      if (remaining.delete(id)) {
        log(`Forms: ${id} refused for ${to.join(', ')}, ${outcome.reason}`);
        return { kind: 'sent' };
      }
      if (!to.every(isAscii))
        return { kind: 'refused', reason: `${outcome.reason}, to an address with letters beyond ASCII` };
      // Some servers refuse non-ASCII letters in headers. The reply address is also in the text.
      return isAscii(mail.replyTo.address)
        ? outcome
        : attempt(id, { ...mail, replyTo: mail.from }, to, signal);
    },
    close: async () => {
      (await transport)?.close();
    },
  };
};
