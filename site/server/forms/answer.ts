import type { FieldErrors } from '@loomwright/kit';

export type Answer =
  | { readonly status: 202; readonly number: string }
  | {
      readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
      /** A sentence for the visitor, without a full stop. */
      readonly error: string;
      readonly fields?: FieldErrors<string>;
      readonly headers?: Readonly<Record<string, string>>;
    };
