import type { DraftStore, FormDefinition } from '@loomwright/form';
import { emailProblem, toFieldErrors } from '@loomwright/kit';
import { MAX_LINE, MAX_MESSAGE, requiredProblem } from './field-problems.ts';
import {
  DEFAULT_PRIORITY,
  readPriority,
  SENDING_TEXTS,
  type SendForm,
  submitMessage,
  trimTexts,
  type WatchConnection,
} from './sending.ts';

/** The fields in the order of the page. */
export const SUPPORT_FIELDS = ['name', 'email', 'subject', 'priority', 'message'] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** The texts of the fields, as typed and chosen. */
export type SupportValues = Readonly<Record<SupportField, string>>;

export interface SupportPorts {
  readonly sendForm: SendForm;
  readonly drafts: DraftStore<never>;
  readonly watchConnection?: WatchConnection;
}

/** The support form (FRM-2). An unknown priority is the default one, not an error. */
export const createSupportForm = ({
  sendForm,
  drafts,
  watchConnection,
}: SupportPorts): FormDefinition<SupportValues, SupportField> => ({
  fields: SUPPORT_FIELDS,
  check: ({ name, email, subject, message }) =>
    toFieldErrors({
      name: requiredProblem(name, 'Name', MAX_LINE),
      email: emailProblem(email),
      subject: requiredProblem(subject, 'Subject', MAX_LINE),
      priority: undefined,
      message: requiredProblem(message, 'Message', MAX_MESSAGE),
    }),
  submit: ({ values }, signal) => {
    const message = { ...trimTexts(values), priority: readPriority(values.priority) };
    return submitMessage(sendForm, { kind: 'support', ...message }, signal, async () => undefined);
  },
  texts: {
    ...SENDING_TEXTS,
    submit: 'Submit Request',
    succeeded: 'Request Sent!',
    submittingStatus: 'Sending your request...',
    succeededStatus: 'Thank you! Your support request has been submitted.',
  },
  afterSuccess: 'confirm',
  ...(watchConnection && { watchConnection }),
  draft: {
    fields: SUPPORT_FIELDS.map((name) => ({
      name,
      isLong: name === 'message',
      initial: name === 'priority' ? DEFAULT_PRIORITY : '',
    })),
    store: drafts,
  },
});
