/** `text`, `items` and table cells may contain inline markup for `parseInline`; code is literal. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly text: string;
      /** 2 by default. */
      readonly level?: 2 | 3;
    }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | {
      readonly kind: 'code';
      /** Displayed name, such as `JavaScript`. */
      readonly language: string;
      readonly text: string;
    }
  | {
      readonly kind: 'table';
      /** Screen readers announce it with the table. */
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly text: string };

export type Prose = readonly Block[];

/** The form in which texts are written: a string is a paragraph. */
export type WrittenProse = readonly (Block | string)[];

export const toProse = (written: WrittenProse): Prose =>
  written.map((block) => (typeof block === 'string' ? { kind: 'paragraph', text: block } : block));

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
  /** Index of the heading's block. */
  readonly place: number;
}
