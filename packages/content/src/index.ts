export { about, type TeamMember, team } from './about.ts';
export { company } from './company.ts';
export { demo } from './demo.ts';
export {
  DOCUMENTATION_SECTIONS,
  type DocumentationItem,
  type DocumentationSection,
  documentationItems,
  findDocumentationItem,
  loadDocumentationText,
} from './documentation.ts';
export { type FaqCategory, type FaqEntry, faq, faqPage } from './faq.ts';
export { forum } from './forum.ts';
export { home } from './home.ts';
export {
  type Deployment,
  type LegalSection,
  legalClosing,
  privacy,
  privacySections,
  terms,
  termsSections,
} from './legal.ts';
export { footerGroups, type LinkGroup, mainLinks, type SiteLink } from './links.ts';
export { findPost, loadPostText, POST_CATEGORIES, type Post, type PostCategory, posts } from './posts.ts';
export type { Block, Prose } from './prose.ts';
export { type Service, services, servicesPage } from './services.ts';
export { type StoredKey, storedKeys } from './stored-keys.ts';
