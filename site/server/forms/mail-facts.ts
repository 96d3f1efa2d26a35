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

export const toMailFacts = ({
  email,
  from = email,
  origin,
  recipients,
}: {
  readonly email: string;
  readonly origin: string;
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
