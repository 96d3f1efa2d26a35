import type { Mail } from '@loomwright/delivery';

/** A mail as it is sent and stored: RFC 5322 with CRLF, its texts in quoted-printable. */
export const toBytes = async (mail: Mail): Promise<Buffer> => {
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
    // No answering machine answers what a machine has written.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Of all encodings only this one keeps each character of a text, and a line of any length.
    encoding: 'quoted-printable',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
