/**
 * A text that must not be read by accident, a password above all: it prints, serialises and clones as nothing (STO-5).
 * Only `reveal` shows it.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }
}
