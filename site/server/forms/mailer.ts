import { type AttemptOutcome, isCopy, type Mail } from '@loomwright/delivery';

/** Where mails are handed over. */
export interface Mailer {
  /** Hands a mail over once, under the id of its delivery; never rejects. */
  readonly post: (id: string, mail: Mail, signal: AbortSignal) => Promise<AttemptOutcome>;
  readonly close: () => Promise<void>;
}

/** The mail of a delivery as it is sent and stored: RFC 5322 with CRLF, in ASCII but for addresses. */
export const toBytes = async (id: string, mail: Mail): Promise<Buffer> => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { calendar, date, from, html, messageId, replyTo, subject, text, to } = mail;
  return new MailComposer({
    from,
    to: [...to],
    replyTo,
    subject,
    text,
    html,
    messageId,
    date: new Date(date),
    ...(calendar && {
      icalEvent: { method: 'REQUEST', filename: calendar.fileName, content: calendar.text },
    }),
    // No answering machine answers a copy. The company's may: a help desk sets mails with this aside.
    headers: isCopy({ id }) ? { 'Auto-Submitted': 'auto-generated' } : {},
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
