/** A label and what it is of a message, in one line. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A line of a quote, in words. */
export interface MailLine {
  readonly name: string;
  readonly quantity: string;
  /** For one, with its unit. */
  readonly price: string;
  readonly amount: string;
}

/** A part of a mail. Only facts and quotes hold what a visitor typed. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What matters most, in large letters. */
  | {
      readonly kind: 'highlight';
      readonly label: string;
      /** Each a line of its own where there is room for few. */
      readonly values: readonly string[];
      /** Empty for none. */
      readonly detail: string;
      readonly isUrgent: boolean;
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'lines';
      readonly caption: string;
      readonly lines: readonly MailLine[];
      readonly total: string;
    }
  /** A visitor's words with their line breaks. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string };

/** A mail before it is written as plain text and as HTML: both say the same. */
export interface MailDocument {
  /** The name of the company. */
  readonly sender: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Small, at the end. */
  readonly notes: readonly string[];
  /** A web address of ours. */
  readonly link: string;
}
