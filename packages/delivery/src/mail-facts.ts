import type { MailAddress } from './mailbox.ts';

/** What the mails say of the company. */
export interface MailFacts {
  /** The sender of every mail. */
  readonly from: MailAddress;
  /** Where messages go. */
  readonly recipients: readonly string[];
  readonly company: { readonly name: string; readonly email: string; readonly origin: string };
  readonly office: {
    /** IANA. */
    readonly timeZone: string;
    /** As `India Standard Time, UTC+5:30`. */
    readonly timeZoneText: string;
  };
  /** How soon a person answers, after a verb: `within one working day`. */
  readonly answers: Readonly<Record<'message' | 'support' | 'demo', string>>;
  /** What an invitation to a demo says. */
  readonly calendar: Readonly<Record<'summary' | 'description' | 'location', string>>;
}
