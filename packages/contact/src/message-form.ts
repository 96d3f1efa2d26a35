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

export interface MessagePorts<A = never> {
  readonly sendForm: SendForm;
  readonly drafts: DraftStore<A>;
  readonly watchConnection?: WatchConnection;
}

/** The part of a form definition derived from `forms`: everything except `submit`. */
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

export interface SentNumber {
  readonly number: string;
}

export const toSentNumber = (number: string | undefined): SentNumber | undefined =>
  number === undefined ? undefined : { number };

/** A form whose submit only sends it, defined by its entry in `forms` (FRM-2). */
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
