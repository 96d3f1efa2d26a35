import type { Prose } from './prose.ts';

export const DOCUMENTATION_SECTIONS = ['getting-started', 'api-reference', 'tutorials'] as const;

export type DocumentationSection = (typeof DOCUMENTATION_SECTIONS)[number];

/** What a list says of an item of the documentation; its text is a module of its own (DOC-1). */
export interface DocumentationItem {
  /** Its address is `/documentation/{slug}`, its PDF's `/documentation/{slug}.pdf`. */
  readonly slug: string;
  readonly section: DocumentationSection;
  readonly title: string;
  readonly summary: string;
  /** Minutes. */
  readonly readTime: number;
}

/** Section by section, in the order they are read. */
export const documentationItems: readonly DocumentationItem[] = [
  {
    slug: 'integrate-the-chatbot',
    section: 'getting-started',
    title: 'Integrate the chatbot',
    summary: 'Put the AI Chatbot Integration on a page of yours, from the first line to the first answer.',
    readTime: 6,
  },
];

export const findDocumentationItem = (slug: string): DocumentationItem | undefined =>
  documentationItems.find((item) => item.slug === slug);

const texts: Readonly<Record<string, () => Promise<{ readonly text: Prose }>>> = {
  'integrate-the-chatbot': () => import('./documentation/integrate-the-chatbot.ts'),
};

/** The text of an item; undefined when there is none. Rejects when its chunk cannot be had. */
export const loadDocumentationText = async (slug: string): Promise<Prose | undefined> =>
  findDocumentationItem(slug) && (await texts[slug]?.())?.text;
