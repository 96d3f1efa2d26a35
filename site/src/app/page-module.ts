import type { Access } from '@loomwright/auth';
import type { describeThings, Thing } from '@loomwright/content/structured-data';
import type { ComponentType } from 'react';

export type Params = Readonly<Record<string, string>>;

export interface PageProps {
  readonly params: Params;
  readonly arrival: 'document' | 'navigation';
}

type TextOf = (params: Params) => string | undefined;

export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly AdminsOnly?: ComponentType;
  /** Skips the fade, which on a page this large would block a slow phone. */
  readonly isLarge?: true;
  readonly titleOf?: TextOf;
  /** Loads the content for an address. The page then renders synchronously. */
  readonly prepare?: (params: Params) => Promise<void>;
}

/** Needed before the code of the page is loaded. */
export interface PageRoute {
  readonly path: string;
  /** Shown until `titleOf` is available. */
  readonly title: string;
  readonly access?: Access;
  /** Where the background's threads move: beside the column, or also in the hero (BKG-1). */
  readonly threads?: 'beside' | 'hero';
  readonly load: () => Promise<PageModule>;
}

/** A page that may belong to an optional feature (`site/features.ts`). It is left out if `load` is false. */
export type PartRoute = Omit<PageRoute, 'load'> & { readonly load: PageRoute['load'] | false };

/** Needed by the build only, never in browser code. */
export interface PageDocuments {
  /** If the function returns undefined, the page has the description of the 404 page. */
  readonly description: string | TextOf;
  readonly title?: TextOf;
  /**
   * The addresses to prerender (`path` by default). A function, so that bundlers drop it from browser code.
   */
  readonly addresses?: () => readonly string[];
  /** The module that `prepare` loads, by its key in the build manifest. */
  readonly contentModule?: TextOf;
  /** A module whose content is prerendered, and whose code is loaded later. The document links its styles. */
  readonly shownModule?: string;
  readonly structuredData?: (things: ReturnType<typeof describeThings>, params: Params) => Thing | undefined;
  readonly isArticle?: true;
  readonly hasFeed?: true;
  /** Excludes the page from search engines and the sitemap, like all member pages (RTE-5). */
  readonly isPrivate?: true;
}

/** A search entry for a page or one of its sections (SCH-1). */
export interface PageSearch {
  readonly text: string;
  /** Synonyms. They are never shown. */
  readonly words?: string;
  readonly title?: string;
  readonly hash?: string;
  /** Position among the suggestions for an empty search. If undefined, the page is not suggested. */
  readonly place?: number;
}

export interface PageFile {
  readonly route: PartRoute;
  readonly documents: PageDocuments;
  readonly search: readonly PageSearch[];
}
