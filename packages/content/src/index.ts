export { company } from './company.ts';
export { type BusinessHours, contactFacts, type SupportChannel, supportResources } from './contact.ts';
export {
  DOCUMENTATION_SECTIONS,
  type DocumentationItem,
  type DocumentationSection,
  documentationItems,
  findDocumentationItem,
  loadDocumentationText,
} from './documentation.ts';
export { home } from './home.ts';
export { footerGroups, type LinkGroup, mainLinks, type SiteLink } from './links.ts';
export { findPost, loadPostText, POST_CATEGORIES, type Post, type PostCategory, posts } from './posts.ts';
export type { Block, Prose } from './prose.ts';
export { type StoredKey, storedKeys } from './stored-keys.ts';
