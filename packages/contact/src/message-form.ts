import {
  checkTexts,
  type DraftStore,
  draftFieldsOf,
  type FormDefinition,
  fieldsOf,
  toSentTexts,
} from '@loomwright/form';
import { type FieldOf, forms, type SentForm, type TextsOf } from '@loomwright/kit';
import { SENDING_TEXTS, type SendForm, submitMessage, type WatchConnection } from './sending.ts';

/** What a form that is sent needs; `A` is what may be attached to it. */
export interface MessagePorts<A = never> {
  readonly sendForm: SendForm;
  readonly drafts: DraftStore<A>;
  readonly watchConnection?: WatchConnection;
}

/** The part of a definition that follows from the list of forms: all but what a submit does. */
export const messagePartsOf = <N extends SentForm, A>(
  form: N,
  { drafts, watchConnection }: Omit<MessagePorts<A>, 'sendForm'>,
) => ({
  fields: fieldsOf(form),
  check: (texts: TextsOf<N>) => checkTexts(form, texts),
  texts: { ...SENDING_TEXTS, ...forms[form].sending.texts },
  afterSuccess: 'confirm' as const,
  ...(watchConnection && { watchConnection }),
  draft: { fields: draftFieldsOf(form), store: drafts },
});

/** The number of a message that was sent, where the answer had one. */
export interface SentNumber {
  readonly number: string;
}

export const toSentNumber = (number: string | undefined): SentNumber | undefined =>
  number === undefined ? undefined : { number };

/** A form that is sent, and nothing else: what its row of the list says (FRM-2). */
export const createMessageForm = <N extends SentForm>(
  form: N,
  ports: MessagePorts,
): FormDefinition<TextsOf<N>, FieldOf<N>, SentNumber | undefined> => {
  const { sendForm } = ports;
  const parts = messagePartsOf(form, ports);
  return {
    ...parts,
    submit: ({ values }, signal) =>
      submitMessage(
        { ...parts, sendForm },
        { kind: form, ...toSentTexts(form, values) },
        signal,
        async (number) => toSentNumber(number),
      ),
  };
};
