import { type FieldError, type FieldErrors, listFieldErrors } from '@loomwright/kit';
import type { ContactSnapshot, Filing } from './contact.machine.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-form.ts';

export interface ContactView {
  readonly status: 'idle' | 'submitting' | 'failed' | 'sent';
  readonly errors: FieldErrors<ContactField>;
  /** The same errors in the order of the page, for the summary. */
  readonly errorList: readonly FieldError<ContactField>[];
  /** Why the message was not sent, and what to do; empty for nothing. */
  readonly failureText: string;
  /** That it is on its way, or was sent; empty for neither. For a polite region. */
  readonly statusText: string;
  readonly buttonText: string;
  readonly canSubmit: boolean;
  readonly canWriteAnother: boolean;
  /** Grows with each submit that failed: the summary takes focus once for each. */
  readonly attempt: number;
  /** Grows with each message that was sent: the fields are emptied once for each. */
  readonly sentCount: number;
  /** What was in the fields of the message that was sent last. */
  readonly sentValues: ContactValues | undefined;
  /** What became of the request for a quote that was sent last; missing when there was none, or it is out of date. */
  readonly filing: Filing | undefined;
}

const SENDING = 'Sending your message...';
const SENT = 'Thank you! Your message has been sent successfully.';

const anySubmit = {
  type: 'contact.submit',
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
} as const;

const statusOf = (snapshot: ContactSnapshot): ContactView['status'] => {
  if (snapshot.matches('submitting')) return 'submitting';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('sent') ? 'sent' : 'idle';
};

const buttonTexts = {
  idle: 'Send Message',
  submitting: 'Sending…',
  failed: 'Try again',
  sent: 'Message Sent!',
} as const;

export const toContactView = (snapshot: ContactSnapshot): ContactView => {
  const { form, submission, filing } = snapshot.context;
  const status = statusOf(snapshot);
  return {
    status,
    errors: form.errors,
    errorList: listFieldErrors(form.errors, CONTACT_FIELDS),
    failureText: form.failureText,
    statusText: status === 'submitting' ? SENDING : form.isThanked ? SENT : '',
    buttonText: buttonTexts[status],
    canSubmit: snapshot.can(anySubmit),
    canWriteAnother: snapshot.can({ type: 'contact.writeAnother' }),
    attempt: form.attempt,
    sentCount: form.sentCount,
    sentValues: form.sentCount > 0 ? submission : undefined,
    filing: form.isThanked ? filing : undefined,
  };
};
