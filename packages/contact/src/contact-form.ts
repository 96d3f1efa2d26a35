import {
  createDraftStore,
  type DraftStore,
  type DraftStorePorts,
  type FormDefinition,
  toSentTexts,
} from '@loomwright/form';
import type { FieldOf, TextsOf } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { attachedRequestSchema } from './attached-request-schema.ts';
import { type MessagePorts, messagePartsOf, type SentNumber, toSentNumber } from './message-form.ts';
import {
  type AttachedRequest,
  attachQuestion,
  attachRequest,
  detachRequest,
  type MessageWithRequest,
  type QuoteRequest,
} from './quote-request.ts';
import { prefill, type Sender, submitMessage } from './sending.ts';

/** `listed`: the request is listed at `/orders`. `notKept`: the browser did not store it. */
export type Filing = 'listed' | 'notKept' | 'guest';

export interface SentRequest extends QuoteRequest {
  readonly number: string | undefined;
  readonly email: string;
  readonly filing: Filing;
}

export type SentMessage = Partial<SentNumber> & { readonly request?: SentRequest };

/** A change to the form other than typing (CRT-10, CHT-7, SRV-1). */
export type ContactCommand =
  | {
      readonly kind: 'attachRequest';
      readonly request: QuoteRequest;
      readonly number?: string;
      readonly sender?: Sender | undefined;
    }
  | { readonly kind: 'detachRequest' }
  | { readonly kind: 'attachQuestion'; readonly question: string }
  | { readonly kind: 'attachTopic'; readonly topic: string };

export interface ContactPorts extends MessagePorts<AttachedRequest> {
  readonly fileRequest: (request: AttachedRequest) => Promise<Filing>;
}

const rewrite = (letter: MessageWithRequest, command: ContactCommand): MessageWithRequest =>
  match(command)
    .with({ kind: 'attachRequest' }, ({ request, number }) => attachRequest(letter, request, number))
    .with({ kind: 'attachQuestion' }, ({ question }) => attachQuestion(letter, question))
    .with({ kind: 'attachTopic' }, ({ topic }) =>
      attachQuestion(letter, `I’d like to know more about ${topic}.`),
    )
    .with({ kind: 'detachRequest' }, () => detachRequest(letter))
    .exhaustive();

export const createContactDrafts = ({
  records,
}: Pick<DraftStorePorts<AttachedRequest>, 'records'>): DraftStore<AttachedRequest> =>
  createDraftStore('contact', {
    records,
    attachment: attachedRequestSchema,
  });

/** The contact form (FRM-1). A quote request is filed once its message has been sent (CRT-10). */
export const createContactForm = ({
  fileRequest,
  sendForm,
  ...ports
}: ContactPorts): FormDefinition<
  TextsOf<'contact'>,
  FieldOf<'contact'>,
  SentMessage | undefined,
  AttachedRequest,
  ContactCommand
> => {
  const parts = messagePartsOf('contact', ports);
  const sending = { ...parts, sendForm };
  return {
    ...parts,
    submit: ({ values, attachment }, signal) => {
      const texts = toSentTexts('contact', values);
      if (!attachment)
        return submitMessage(sending, { kind: 'contact', ...texts }, signal, async (number) =>
          toSentNumber(number),
        );
      const { lines, number, totalCents } = attachment;
      return submitMessage(
        sending,
        {
          kind: 'quote',
          ...texts,
          ...(number !== undefined && { number }),
          lines: lines.map(({ id, quantity }) => ({ id, quantity })),
        },
        signal,
        async (given = number) => {
          const filing = await fileRequest({ ...attachment, number: given }).catch(() => 'notKept' as const);
          return { request: { lines, totalCents, number: given, filing, email: texts.email } };
        },
      );
    },
    change: ({ texts, attachment }, command) => {
      const letter = rewrite({ message: texts.message ?? '', request: attachment }, command);
      const sender = command.kind === 'attachRequest' ? command.sender : undefined;
      return {
        texts: { ...(sender ? prefill(texts, sender) : texts), message: letter.message },
        attachment: letter.request,
      };
    },
  };
};
