import type { Texts } from '@loomwright/form';

/** The member who writes. */
export type Sender = Readonly<Record<'name' | 'email', string>>;

/** The texts of a form, with the sender's in fields that are empty. */
export const prefill = (texts: Texts, { email, name }: Sender): Texts => ({
  ...texts,
  ...(!texts.name?.trim() && { name }),
  ...(!texts.email?.trim() && { email }),
});
