import { sentNumberDays } from './facts.ts';

export interface FormsWords {
  readonly privacy: string;
  readonly leaves: string;
  readonly where: string;
  readonly howLong: string;
}

/** For a deployment that posts forms to an external address. */
export const formsAt = (host: string): FormsWords => ({
  privacy: `What you send with the contact, support or booking form goes to ${host} when you press the button, and not before.`,
  leaves: `what you typed goes to ${host}.`,
  where: host,
  howLong: 'As its operator decides',
});

/** For a deployment whose own server accepts forms and mails them (DLV-1). */
export const formsHere: FormsWords = {
  privacy: `What you send with a form goes to the server of this site when you press the button, and not before. It passes your message on by email to the people who run this copy, with a copy to you if you ask for one, and keeps it until the mail server has taken it; what it can’t deliver, it keeps until they have seen to it. Then it keeps the message’s number and time for ${sentNumberDays} days (for good, if it was for a waiting list), and nothing of what you wrote, so that no message arrives twice. The people who receive the email decide what happens to it: ask them if you want it deleted.`,
  leaves:
    'what you typed goes to the server of this site, which passes it on by email to its operator, and a copy to you if you ask for one.',
  where: 'The server of this site, then its operator’s mailbox',
  howLong: `Until it’s delivered; its number, without what you wrote, for ${sentNumberDays} days (for good, on a waiting list)`,
};
