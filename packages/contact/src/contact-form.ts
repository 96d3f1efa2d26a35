import { emailProblem, type FieldErrors, toFieldErrors } from '@loomwright/kit';
import { lengthProblem, MAX_LINE, MAX_MESSAGE, requiredProblem } from './field-problems.ts';
import type { FormMessage } from './sending.ts';

/** The fields in the order they stand on the page. */
export const CONTACT_FIELDS = ['name', 'email', 'company', 'phone', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What stands in the fields, as typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** What is wrong with what stands in the fields (FRM-1, FRM-3). */
export const contactErrors = (values: ContactValues): FieldErrors<ContactField> =>
  toFieldErrors({
    name: requiredProblem(values.name, 'Full name', MAX_LINE),
    email: emailProblem(values.email),
    company: lengthProblem(values.company.trim(), 'Company', MAX_LINE),
    phone: lengthProblem(values.phone.trim(), 'Phone', MAX_LINE),
    message: requiredProblem(values.message, 'Message', MAX_MESSAGE),
  });

/** What is sent of it: without the white space around each field. */
export const toContactMessage = (values: ContactValues): FormMessage => ({
  kind: 'contact',
  name: values.name.trim(),
  email: values.email.trim(),
  company: values.company.trim(),
  phone: values.phone.trim(),
  message: values.message.trim(),
});
