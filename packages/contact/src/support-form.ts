import { emailProblem, type FieldErrors, toFieldErrors } from '@loomwright/kit';
import { MAX_LINE, MAX_MESSAGE, requiredProblem } from './field-problems.ts';
import type { FormMessage } from './sending.ts';

/** The fields in the order they stand on the page. */
export const SUPPORT_FIELDS = ['name', 'email', 'subject', 'priority', 'message'] as const;

export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** What stands in the fields, as typed and chosen. */
export type SupportValues = Readonly<Record<SupportField, string>>;

export const PRIORITIES = ['low', 'medium', 'high'] as const;

export type Priority = (typeof PRIORITIES)[number];

export const DEFAULT_PRIORITY: Priority = 'medium';

/** The priority a text stands for; whatever is none is the default. */
const readPriority = (text: string): Priority =>
  PRIORITIES.find((priority) => priority === text) ?? DEFAULT_PRIORITY;

/** What is wrong with what stands in the fields (FRM-2, FRM-3). A priority is never wrong. */
export const supportErrors = (values: SupportValues): FieldErrors<SupportField> =>
  toFieldErrors({
    name: requiredProblem(values.name, 'Name', MAX_LINE),
    email: emailProblem(values.email),
    subject: requiredProblem(values.subject, 'Subject', MAX_LINE),
    priority: undefined,
    message: requiredProblem(values.message, 'Message', MAX_MESSAGE),
  });

/** What is sent of it: without the white space around each field. */
export const toSupportMessage = (values: SupportValues): FormMessage => ({
  kind: 'support',
  name: values.name.trim(),
  email: values.email.trim(),
  subject: values.subject.trim(),
  priority: readPriority(values.priority),
  message: values.message.trim(),
});
