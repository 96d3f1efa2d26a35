import type { Access } from '@loomwright/auth';
import type { describeThings, Thing } from '@loomwright/content/structured-data';
import type { ComponentType } from 'react';

/** The parameters of an address. */
export type Params = Readonly<Record<string, string>>;

/** Props of a page: the parameters of its address, and whether it was reached by client navigation. */
export interface PageProps {
  readonly params: Params;
  readonly arrival: 'document' | 'navigation';
}

/** A text about what an address shows; undefined where it shows nothing. */
type TextOf = (params: Params) => string | undefined;

export interface PageModule {
  readonly default: ComponentType<PageProps>;
  /** What members see in place of a page for administrators. */
  readonly AdminsOnly?: ComponentType;
  /** Whether it shows without a fade, which would keep a slow phone from so large a page for a fifth of a second. */
  readonly isLarge?: true;
  /** For a page whose titles are in its chunk. */
  readonly titleOf?: TextOf;
  /** Loads the content of one address; afterwards the page renders synchronously. */
  readonly prepare?: (params: Params) => Promise<void>;
}

/** `route` of a `page.ts`: what browsers need of the page before its code is loaded. */
export interface PageRoute {
  /** Begins with a slash; `:name` is a parameter. */
  readonly path: string;
  /** Until the page names the item it shows (`titleOf`). */
  readonly title: string;
  /** Which users may see it; everyone when missing. */
  readonly access?: Access;
  /**
   * Where threads of the background move: beside the column, or in the box of a hero's drawing too (`data-threads`). Beside
   * all other pages, those of work, they rest (BKG-1).
   */
  readonly threads?: 'beside' | 'hero';
  readonly load: () => Promise<PageModule>;
}

/** `route` of a page of a part that may be left out (`site/features.ts`): without `load`, the site has no such page. */
export type PartRoute = Omit<PageRoute, 'load'> & { readonly load: PageRoute['load'] | false };

/** `documents` of a `page.ts`: what the build needs for the documents of the page; never in a browser's code. */
export interface PageDocuments {
  /** Of the 404 page where an address shows nothing. */
  readonly description: string | TextOf;
  /** For a page whose titles are in its chunk; of the 404 page where an address shows nothing. */
  readonly title?: TextOf;
  /** The addresses to prerender; the path alone when missing. A function, since a call would stay in browsers' code. */
  readonly addresses?: () => readonly string[];
  /** The module that the page's `prepare` loads, as the build's manifest names it. */
  readonly contentModule?: TextOf;
  /** A module of the page that its document shows, and styles, before its code is loaded. */
  readonly shownModule?: string;
  /** What the page describes for search engines, beside its breadcrumbs (SEO-1). */
  readonly structuredData?: (things: ReturnType<typeof describeThings>, params: Params) => Thing | undefined;
  /** Whether its documents are articles that were published. */
  readonly isArticle?: true;
  /** Whether its documents name the feed of the blog. */
  readonly hasFeed?: true;
  /** Whether it is neither indexed nor in the sitemap (RTE-5); pages of members never are. */
  readonly isPrivate?: true;
}

/** One of `search` of a `page.ts`: how the search lists the page, or a section of it (SCH-1). */
export interface PageSearch {
  readonly text: string;
  /** What people call it otherwise; never shown. */
  readonly words?: string;
  /** The title of the page when missing. */
  readonly title?: string;
  /** The id of a section. */
  readonly hash?: string;
  /** Its place among the pages that are offered before anything is typed; not offered when missing. */
  readonly place?: number;
}

/** What a `page.ts` exports. */
export interface PageFile {
  readonly route: PartRoute;
  readonly documents: PageDocuments;
  readonly search: readonly PageSearch[];
}
