/** A part of a text. `text` and `items` are inline texts (`parseInline`), except code, which stays as it is. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly text: string;
      /** 2, a section of the text, when missing. */
      readonly level?: 2 | 3;
    }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | {
      readonly kind: 'code';
      /** As readers know it: `JavaScript`, `HTTP`. */
      readonly language: string;
      readonly text: string;
    }
  | {
      readonly kind: 'table';
      /** What the rows have in common; screen readers read it out with the table. */
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly text: string };

/** A text as it is read, from top to bottom. */
export type Prose = readonly Block[];

/** A text as it is written: a string is a paragraph. */
export type WrittenProse = readonly (Block | string)[];

/** A written text with its paragraphs as blocks. */
export const toProse = (written: WrittenProse): Prose =>
  written.map((block) => (typeof block === 'string' ? { kind: 'paragraph', text: block } : block));

/** A heading of a text, with an id that is its own there. */
export interface Heading {
  readonly id: string;
  /** Without marks. */
  readonly text: string;
  readonly level: 2 | 3;
  /** The place of its block in the text. */
  readonly place: number;
}
