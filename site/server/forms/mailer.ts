import { type AttemptOutcome, isCopy, type Mail } from '@loomwright/delivery';

export interface Mailer {
  /** Makes one attempt to send the mail of the delivery `id`. Never rejects. */
  readonly post: (id: string, mail: Mail, signal: AbortSignal) => Promise<AttemptOutcome>;
  readonly close: () => Promise<void>;
}

/** The mail in RFC 5322 format with CRLF, in ASCII except for addresses. */
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
    // Prevents automatic replies to the visitor's copy. The mail to the company has no such header, because
    // help desks would file that mail away.
    headers: isCopy({ id }) ? { 'Auto-Submitted': 'auto-generated' } : {},
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
