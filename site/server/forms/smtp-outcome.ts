import type { AttemptOutcome } from '@loomwright/delivery';
import { match, P } from 'ts-pattern';

const deferred = (reason: string): AttemptOutcome => ({ kind: 'deferred', reason });
const refused = (reason: string): AttemptOutcome => ({ kind: 'refused', reason });

/** True for 5xx, except 503, which depends on the session, and 530 to 538, which ask for a login or TLS. */
export const isPermanent = (reply: number): boolean =>
  reply >= 500 && reply !== 503 && !(reply >= 530 && reply <= 538);

const answered = (reply: number) => `the mail server answered ${reply}`;

/** The reason contains only reply codes and system error names: other text may repeat an address. */
export const toOutcome = (error: unknown): AttemptOutcome =>
  match(error)
    .with({ code: 'EAUTH', responseCode: P.number }, ({ responseCode }) =>
      deferred(`the mail server refused the login (${responseCode})`),
    )
    .with({ code: 'EAUTH' }, () => deferred('the mail server takes no login as it is configured'))
    .with({ code: 'ETLS', responseCode: P.number }, ({ responseCode }) =>
      deferred(`the mail server refused encryption (${responseCode})`),
    )
    .with({ code: P.union('EENVELOPE', 'EMESSAGE'), responseCode: P.number }, ({ responseCode }) =>
      isPermanent(responseCode) ? refused(answered(responseCode)) : deferred(answered(responseCode)),
    )
    .with({ code: 'EMESSAGE', command: 'MAIL FROM' }, () =>
      refused('the mail is larger than the mail server takes'),
    )
    .with({ code: 'EENVELOPE', command: 'API' }, () => refused('the mail has no address to go to'))
    .with({ responseCode: P.number }, ({ responseCode }) => deferred(answered(responseCode)))
    .with({ code: P.union('EENVELOPE', 'EMESSAGE', 'EPROTOCOL') }, () =>
      deferred('the mail server answered something other than SMTP'),
    )
    .with({ code: 'ETIMEDOUT' }, () => deferred('the mail server did not answer in time'))
    .with({ code: 'EDNS' }, { originalCode: P.union('ENOTFOUND', 'EAI_AGAIN') }, () =>
      deferred('the name of the mail server was not found'),
    )
    .with(
      {
        originalCode: P.union('ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT'),
      },
      ({ originalCode }) => deferred(`the mail server cannot be reached (${originalCode})`),
    )
    .with({ originalCode: P.union('ECONNRESET', 'EPIPE', 'ECONNABORTED') }, { code: 'ECONNECTION' }, () =>
      deferred('the mail server closed the connection'),
    )
    .with({ code: P.union('ESOCKET', 'ETLS'), originalCode: P.string }, ({ originalCode }) =>
      deferred(`encryption with the mail server failed (${originalCode})`),
    )
    .with({ code: 'ETLS' }, () => deferred('encryption with the mail server failed'))
    .otherwise(() => deferred('the mail could not be sent'));
