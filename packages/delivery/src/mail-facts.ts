import type { MailAddress } from './mailbox.ts';

export interface MailFacts {
  readonly from: MailAddress;
  readonly recipients: readonly string[];
  readonly company: { readonly name: string; readonly email: string; readonly origin: string };
  readonly office: {
    readonly timeZone: string;
    /** For example `India Standard Time, UTC+5:30`. */
    readonly timeZoneText: string;
  };
  /** Response times, worded to follow a verb: `within one working day`. */
  readonly answers: Readonly<Record<'message' | 'support' | 'demo', string>>;
  readonly calendar: Readonly<Record<'summary' | 'description' | 'location', string>>;
}
