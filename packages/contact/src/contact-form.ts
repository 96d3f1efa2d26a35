import {
  createDraftStore,
  type DraftStore,
  type DraftStorePorts,
  type FormDefinition,
} from '@loomwright/form';
import { emailProblem, toFieldErrors } from '@loomwright/kit';
import { lengthProblem, MAX_LINE, MAX_MESSAGE, requiredProblem } from './field-problems.ts';
import {
  type AttachedRequest,
  attachQuestion,
  attachRequest,
  detachRequest,
  type Letter,
  type QuoteRequest,
} from './quote-request.ts';
import {
  failureTextOf,
  type SendForm,
  submitMessage,
  trimTexts,
  WAITING_STATUS,
  type WatchConnection,
} from './sending.ts';

/** The fields in the order of the page. */
export const CONTACT_FIELDS = ['name', 'email', 'company', 'phone', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The texts of the fields, as typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Where a quote request went: listed at `/orders`, not kept by this browser, or a guest's, which is not listed. */
export type Filing = 'listed' | 'notKept' | 'guest';

/** Changes the message beside typing (CRT-10, CHT-7). */
export type ContactCommand =
  | { readonly kind: 'attachRequest'; readonly request: QuoteRequest }
  | { readonly kind: 'detachRequest' }
  | { readonly kind: 'attachQuestion'; readonly question: string };

export interface ContactPorts {
  readonly sendForm: SendForm;
  /** Lists the request of the member who is logged in. */
  readonly fileRequest: (request: QuoteRequest) => Promise<Filing>;
  readonly drafts: DraftStore<AttachedRequest>;
  readonly watchConnection?: WatchConnection;
}

const rewrite = (letter: Letter, command: ContactCommand): Letter => {
  if (command.kind === 'attachRequest') return attachRequest(letter, command.request);
  return command.kind === 'attachQuestion' ? attachQuestion(letter, command.question) : detachRequest(letter);
};

/** The draft of the contact form in this tab. */
export const createContactDrafts = ({
  records,
}: Pick<DraftStorePorts<AttachedRequest>, 'records'>): DraftStore<AttachedRequest> =>
  createDraftStore('contact', {
    records,
    loadAttachmentSchema: async () => (await import('./attached-request-schema.ts')).attachedRequestSchema,
  });

/** The contact form (FRM-1). A quote request that goes with the message is filed once the message is sent (CRT-10). */
export const createContactForm = ({
  sendForm,
  fileRequest,
  drafts,
  watchConnection,
}: ContactPorts): FormDefinition<
  ContactValues,
  ContactField,
  Filing | undefined,
  AttachedRequest,
  ContactCommand
> => ({
  fields: CONTACT_FIELDS,
  check: ({ name, email, company, phone, message }) =>
    toFieldErrors({
      name: requiredProblem(name, 'Full name', MAX_LINE),
      email: emailProblem(email),
      company: lengthProblem(company.trim(), 'Company', MAX_LINE),
      phone: lengthProblem(phone.trim(), 'Phone', MAX_LINE),
      message: requiredProblem(message, 'Message', MAX_MESSAGE),
    }),
  submit: ({ values, attachment }, signal) =>
    submitMessage(sendForm, { kind: 'contact', ...trimTexts(values) }, signal, async () =>
      attachment ? fileRequest(attachment).catch(() => 'notKept' as const) : undefined,
    ),
  texts: {
    submit: 'Send Message',
    submitting: 'Sending…',
    waiting: 'Waiting for the network…',
    retry: 'Try again',
    succeeded: 'Message Sent!',
    waitingStatus: WAITING_STATUS,
    submittingStatus: 'Sending your message...',
    succeededStatus: 'Thank you! Your message has been sent successfully.',
    failure: failureTextOf(),
  },
  afterSuccess: 'confirm',
  ...(watchConnection && { watchConnection }),
  draft: {
    fields: CONTACT_FIELDS.map((name) => ({ name, isLong: name === 'message' })),
    store: drafts,
  },
  change: ({ texts, attachment }, command) => {
    const letter = rewrite({ message: texts.message ?? '', request: attachment }, command);
    return { texts: { ...texts, message: letter.message }, attachment: letter.request };
  },
});
