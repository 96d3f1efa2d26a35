import { type FormDefinition, toSentTexts } from '@loomwright/form';
import { type FieldOf, normalizeEmail, type TextsOf } from '@loomwright/kit';
import { type MessagePorts, messagePartsOf, type SentNumber } from './message-form.ts';
import { submitMessage } from './sending.ts';

/** What a success results in. */
export interface Waiting extends Partial<SentNumber> {
  readonly email: string;
  /** Whether this address was on the list of this product already: nothing was sent then. */
  readonly isRepeat: boolean;
}

/** Of this tab: which addresses were put on the list of which product. Nothing of it is stored. */
export interface WaitingEntries {
  readonly has: (entry: string) => boolean;
  readonly add: (entry: string) => unknown;
}

export interface WaitingPorts extends MessagePorts {
  readonly product: { readonly id: number; readonly name: string };
  readonly entries: WaitingEntries;
}

/**
 * The form that asks to be told of a release (WTL-1). `entry` is the same for each request of an address for a product: an
 * endpoint keeps one of them, whichever tab or visit they come from.
 */
export const createWaitingForm = ({
  product,
  entries,
  ...ports
}: WaitingPorts): FormDefinition<TextsOf<'waiting'>, FieldOf<'waiting'>, Waiting> => {
  const { sendForm } = ports;
  const parts = messagePartsOf('waiting', ports);
  return {
    ...parts,
    submit: async ({ values }, signal) => {
      const { email } = toSentTexts('waiting', values);
      const entry = `${product.id}:${normalizeEmail(email)}`;
      if (entries.has(entry)) return { kind: 'done', result: { email, isRepeat: true } };
      return submitMessage(
        { ...parts, sendForm },
        { kind: 'waiting', product: product.name, entry, email },
        signal,
        async (number) => {
          entries.add(entry);
          return { email, isRepeat: false, ...(number !== undefined && { number }) };
        },
      );
    },
  };
};
