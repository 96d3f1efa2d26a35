import {
  company,
  confirmWorkingDays,
  contactFacts,
  demo,
  emailAnswerHours,
  messageAnswerWorkingDays,
  workingDays,
} from '@loomwright/content';
import type { MailFacts } from '@loomwright/delivery';
import { toCountText } from '@loomwright/kit';

const { location, sent, summary } = demo.schedule.calendar;

/** What the mails say of the company of this site: its texts, and what is configured. */
export const toMailFacts = ({
  email,
  from = email,
  origin,
  recipients,
}: {
  /** The company's address, and where the site is at home. */
  readonly email: string;
  readonly origin: string;
  /** The address that sends the mails; the company's when missing. */
  readonly from?: string | undefined;
  readonly recipients: readonly string[];
}): MailFacts => ({
  from: { name: company.name, address: from },
  recipients,
  company: { name: company.name, email, origin },
  office: { timeZone: company.office.timeZone, timeZoneText: contactFacts.timeZone },
  answers: {
    message: `within ${workingDays(messageAnswerWorkingDays)}`,
    support: `within ${toCountText(emailAnswerHours, 'hour')}`,
    demo: `within ${workingDays(confirmWorkingDays)}`,
  },
  calendar: { summary, location, description: sent },
});
