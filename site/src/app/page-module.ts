import type { ComponentType } from 'react';

/** The parameters of an address. */
export type Params = Readonly<Record<string, string>>;

/** Props of a page: the parameters of its address, and whether it was reached by client navigation. */
export interface PageProps {
  readonly params: Params;
  readonly arrival: 'document' | 'navigation';
}

export type WordsOf = (params: Params) => string;

export interface PageModule {
  readonly default: ComponentType<PageProps>;
  /** What members see in place of a page for administrators. */
  readonly AdminsOnly?: ComponentType;
  /** Whether it shows without a fade, which would keep a slow phone from so large a page for a fifth of a second. */
  readonly isLarge?: true;
  /** For a page whose titles are in its chunk. */
  readonly titleOf?: WordsOf;
  /** Loads the content of one address; afterwards the page renders synchronously. */
  readonly prepare?: (params: Params) => Promise<void>;
}
