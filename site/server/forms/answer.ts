import type { FieldErrors } from '@loomwright/kit';

/** What a request is answered with, before it becomes JSON or a page. */
export type Answer =
  | { readonly status: 202; readonly number: string }
  | {
      readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
      /** A sentence for the visitor, without its full stop. */
      readonly error: string;
      /** By field, in words for the visitor. */
      readonly fields?: FieldErrors<string>;
      readonly headers?: Readonly<Record<string, string>>;
    };
