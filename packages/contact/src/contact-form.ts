import {
  createDraftStore,
  type DraftStore,
  type DraftStorePorts,
  type FormDefinition,
} from '@loomwright/form';
import { emailProblem, toFieldErrors, trimText, withoutMarks } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { attachedRequestSchema } from './attached-request-schema.ts';
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
  prefill,
  SENDING_TEXTS,
  type Sender,
  type SendForm,
  submitMessage,
  trimTexts,
  type WatchConnection,
} from './sending.ts';

/** The fields in the order of the page. */
export const CONTACT_FIELDS = ['name', 'email', 'company', 'phone', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The texts of the fields, as typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Where a quote request went: listed at `/orders`, not kept by this browser, or a guest's, which is not listed. */
export type Filing = 'listed' | 'notKept' | 'guest';

/** A quote request that was sent, for its confirmation. */
export interface SentRequest extends QuoteRequest {
  readonly number: string | undefined;
  /** Where the answer goes. */
  readonly email: string;
  readonly filing: Filing;
}

/** Changes the form beside typing (CRT-10, CHT-7, SRV-1). */
export type ContactCommand =
  | {
      readonly kind: 'attachRequest';
      readonly request: QuoteRequest;
      readonly number?: string;
      /** Fills in the fields that are empty. */
      readonly sender?: Sender | undefined;
    }
  | { readonly kind: 'detachRequest' }
  | { readonly kind: 'attachQuestion'; readonly question: string }
  | { readonly kind: 'attachTopic'; readonly topic: string };

export interface ContactPorts {
  readonly sendForm: SendForm;
  /** Lists the request of the member who is logged in. */
  readonly fileRequest: (request: AttachedRequest) => Promise<Filing>;
  readonly drafts: DraftStore<AttachedRequest>;
  readonly watchConnection?: WatchConnection;
}

const rewrite = (letter: Letter, command: ContactCommand): Letter =>
  match(command)
    .with({ kind: 'attachRequest' }, ({ request, number }) => attachRequest(letter, request, number))
    .with({ kind: 'attachQuestion' }, ({ question }) => attachQuestion(letter, question))
    .with({ kind: 'attachTopic' }, ({ topic }) =>
      attachQuestion(letter, `I’d like to know more about ${topic}.`),
    )
    .with({ kind: 'detachRequest' }, () => detachRequest(letter))
    .exhaustive();

/** The draft of the contact form in this tab. */
export const createContactDrafts = ({
  records,
}: Pick<DraftStorePorts<AttachedRequest>, 'records'>): DraftStore<AttachedRequest> =>
  createDraftStore('contact', {
    records,
    attachment: attachedRequestSchema,
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
  SentRequest | undefined,
  AttachedRequest,
  ContactCommand
> => ({
  fields: CONTACT_FIELDS,
  check: ({ name, email, company, phone, message }) =>
    toFieldErrors({
      name: requiredProblem(name, 'Full name', MAX_LINE),
      email: emailProblem(email),
      company: lengthProblem(trimText(company), 'Company', MAX_LINE),
      phone: lengthProblem(trimText(phone), 'Phone', MAX_LINE),
      message: requiredProblem(message, 'Message', MAX_MESSAGE),
    }),
  submit: ({ values, attachment }, signal) =>
    submitMessage(
      sendForm,
      {
        kind: 'contact',
        ...trimTexts(values),
        ...(attachment?.number !== undefined && { quoteNumber: attachment.number }),
      },
      signal,
      async () => {
        if (!attachment) return undefined;
        const { lines, number, totalCents } = attachment;
        const filing = await fileRequest(attachment).catch(() => 'notKept' as const);
        return { lines, totalCents, number, filing, email: withoutMarks(values.email) };
      },
    ),
  texts: {
    ...SENDING_TEXTS,
    submit: 'Send Message',
    succeeded: 'Message Sent!',
    submittingStatus: 'Sending your message...',
    succeededStatus: 'Thank you! Your message has been sent successfully.',
  },
  afterSuccess: 'confirm',
  ...(watchConnection && { watchConnection }),
  draft: {
    fields: CONTACT_FIELDS.map((name) => ({ name, isLong: name === 'message' })),
    store: drafts,
  },
  change: ({ texts, attachment }, command) => {
    const letter = rewrite({ message: texts.message ?? '', request: attachment }, command);
    const sender = command.kind === 'attachRequest' ? command.sender : undefined;
    return {
      texts: { ...(sender ? prefill(texts, sender) : texts), message: letter.message },
      attachment: letter.request,
    };
  },
});
