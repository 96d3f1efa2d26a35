import type { Secret } from '@loomwright/kit';

/** What a form about an account tells its listener: words for everyone, shown and read out for a moment. */
export interface CareFact {
  readonly type: 'notice.show';
  readonly text: string;
}

/** What stands in the form that sets a new password, as typed. */
export interface NewPassword {
  readonly password: Secret;
  readonly confirmation: Secret;
}
