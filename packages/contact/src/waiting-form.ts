import { type FormDefinition, toSentTexts } from '@loomwright/form';
import { type FieldOf, normalizeEmail, type TextsOf } from '@loomwright/kit';
import { type MessagePorts, messagePartsOf, type SentNumber } from './message-form.ts';
import { submitMessage } from './sending.ts';

export interface Waiting extends Partial<SentNumber> {
  readonly email: string;
  readonly isRepeat: boolean;
}

/** Addresses this tab has added, per product. Not stored. */
export interface WaitingEntries {
  readonly has: (entry: string) => boolean;
  readonly add: (entry: string) => unknown;
}

export interface WaitingPorts extends MessagePorts {
  readonly product: { readonly id: number; readonly name: string };
  readonly entries: WaitingEntries;
}

/** The waiting list form (WTL-1). `entry` lets an endpoint remove duplicates from other tabs and visits. */
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
