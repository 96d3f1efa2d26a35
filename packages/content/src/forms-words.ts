import { sentNumberDays } from './facts.ts';

/** What the pages about data say of the forms of a deployment that sends them (LGL-1, TRU-1). */
export interface FormsWords {
  /** On the privacy page: what leaves the browser. */
  readonly privacy: string;
  /** On the security page: what leaves the browser, where it is kept, and how long. */
  readonly leaves: string;
  readonly where: string;
  readonly howLong: string;
}

/** Forms that go to an address of the company's choice. */
export const formsAt = (host: string): FormsWords => ({
  privacy: `What you send with the contact, support or booking form goes to ${host} when you press the button, and not before.`,
  leaves: `what you typed goes to ${host}.`,
  where: host,
  howLong: 'As its operator decides',
});

/** Forms that the site's own server takes, and passes on by email (DLV-1). */
export const formsHere: FormsWords = {
  privacy: `What you send with a form goes to the server of this site when you press the button, and not before. It passes your message on by email to the people who run this copy, with a copy to you if you ask for one, and keeps it until the mail server has taken it; what it can’t deliver, it keeps until they have seen to it. Then it keeps the message’s number and time for ${sentNumberDays} days (for good, if it was for a waiting list), and nothing of what you wrote, so that no message arrives twice. What becomes of the email is up to those who receive it: ask them if you want it deleted.`,
  leaves:
    'what you typed goes to the server of this site, which passes it on by email to its operator, and a copy to you if you ask for one.',
  where: 'The server of this site, then its operator’s mailbox',
  howLong: `Until it’s delivered; its number, without what you wrote, for ${sentNumberDays} days (for good, on a waiting list)`,
};
