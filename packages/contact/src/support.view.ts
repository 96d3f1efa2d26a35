import { type FieldError, type FieldErrors, listFieldErrors } from '@loomwright/kit';
import type { SupportSnapshot } from './support.machine.ts';
import { SUPPORT_FIELDS, type SupportField, type SupportValues } from './support-form.ts';

export interface SupportView {
  readonly status: 'idle' | 'submitting' | 'failed' | 'sent';
  readonly errors: FieldErrors<SupportField>;
  /** The same errors in the order of the page, for the summary. */
  readonly errorList: readonly FieldError<SupportField>[];
  /** Why the request was not sent, and what to do; empty for nothing. */
  readonly failureText: string;
  /** That it is on its way, or was sent; empty for neither. For a polite region. */
  readonly statusText: string;
  readonly buttonText: string;
  readonly canSubmit: boolean;
  readonly canWriteAnother: boolean;
  /** Grows with each submit that failed: the summary takes focus once for each. */
  readonly attempt: number;
  /** Grows with each request that was sent: the fields are emptied once for each. */
  readonly sentCount: number;
  /** What was in the fields of the request that was sent last. */
  readonly sentValues: SupportValues | undefined;
}

const SENDING = 'Sending your request...';
const SENT = 'Thank you! Your support request has been submitted.';

const anySubmit = {
  type: 'support.submit',
  name: '',
  email: '',
  subject: '',
  priority: '',
  message: '',
} as const;

const statusOf = (snapshot: SupportSnapshot): SupportView['status'] => {
  if (snapshot.matches('submitting')) return 'submitting';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('sent') ? 'sent' : 'idle';
};

const buttonTexts = {
  idle: 'Submit Request',
  submitting: 'Sending…',
  failed: 'Try again',
  sent: 'Request Sent!',
} as const;

export const toSupportView = (snapshot: SupportSnapshot): SupportView => {
  const { form, submission } = snapshot.context;
  const status = statusOf(snapshot);
  return {
    status,
    errors: form.errors,
    errorList: listFieldErrors(form.errors, SUPPORT_FIELDS),
    failureText: form.failureText,
    statusText: status === 'submitting' ? SENDING : form.isThanked ? SENT : '',
    buttonText: buttonTexts[status],
    canSubmit: snapshot.can(anySubmit),
    canWriteAnother: snapshot.can({ type: 'support.writeAnother' }),
    attempt: form.attempt,
    sentCount: form.sentCount,
    sentValues: form.sentCount > 0 ? submission : undefined,
  };
};
