export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface MailLine {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** Only facts and quotes contain text that a visitor typed. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'highlight';
      readonly label: string;
      readonly values: readonly string[];
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
  /** Visitor text with its line breaks. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string };

export interface MailDocument {
  readonly sender: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly notes: readonly string[];
  readonly link: string;
}
