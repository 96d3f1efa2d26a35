export { company } from './company.ts';
export { home } from './home.ts';
export { footerGroups, type LinkGroup, mainLinks, type SiteLink } from './links.ts';
