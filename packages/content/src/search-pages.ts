import { team } from './about.ts';

/** A page as the search lists it (SCH-1). */
export interface SearchPage {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  /** What people call it otherwise; never shown. */
  readonly words?: string;
  /** Everyone when missing. */
  readonly access?: 'guests' | 'members' | 'admins';
  /** Whether it is offered before anything is typed. */
  readonly isMain?: true;
}

/** The pages that can be found, the most wanted ones first. */
export const searchPages: readonly SearchPage[] = [
  {
    title: 'Products',
    href: '/products',
    text: 'Everything we make, with plain prices',
    words: 'catalogue catalog shop store buy price list prices',
    isMain: true,
  },
  {
    title: 'Compare products',
    href: '/products/compare',
    text: 'Up to three of them side by side',
    words: 'comparison difference versus table',
  },
  {
    title: 'Services',
    href: '/services',
    text: 'Automation, assistants, analytics and custom AI',
    words: 'consulting offer',
  },
  {
    title: 'Documentation',
    href: '/documentation',
    text: 'Getting started, API reference and tutorials',
    words: 'docs manual guide guides handbook developer pdf',
    isMain: true,
  },
  {
    title: 'FAQ',
    href: '/faq',
    text: 'Short answers to the questions we hear most',
    words: 'frequently asked questions answers help',
    isMain: true,
  },
  {
    title: 'Contact',
    href: '/contact',
    text: 'Message form, email, phone, address and business hours',
    words:
      'write reach mail email e-mail telephone call number location map office opening times headquarters dimapur nagaland quote sales',
    isMain: true,
  },
  {
    title: 'Schedule a demo',
    href: '/demo',
    text: 'Thirty minutes on one of your own processes',
    words: 'book booking appointment meeting call slot date trial',
    isMain: true,
  },
  {
    title: 'Support',
    href: '/support',
    text: 'Get help with something that isn’t working',
    words: 'help ticket problem issue bug broken channels live chat customer service',
  },
  {
    title: 'Blog',
    href: '/blog',
    text: 'Product updates, use cases and company news',
    words: 'posts articles news stories feed',
  },
  {
    title: 'About us',
    href: '/about',
    text: 'Who we are, and what we value',
    words: 'company mission values founded history who',
  },
  {
    title: 'Team',
    href: '/about#team',
    text: 'The people behind Loomwright AI',
    words: `founders ceo cto staff people leadership ${team.map(({ name }) => name).join(' ')}`,
  },
  {
    title: 'Careers',
    href: '/about#careers',
    text: 'Join our team',
    words: 'jobs job work hiring vacancies positions apply',
  },
  {
    title: 'Community forum',
    href: '/forum',
    text: 'What we’re planning, and where to ask until it opens',
    words: 'discussion discuss users',
  },
  {
    title: 'Your cart',
    href: '/cart',
    text: 'What you’ve chosen so far',
    words: 'open basket shopping bag checkout order quote request',
    isMain: true,
  },
  {
    title: 'Log in',
    href: '/login',
    text: 'Your cart, your dashboard and your requests',
    words: 'login sign in signin account',
    access: 'guests',
    isMain: true,
  },
  {
    title: 'Create your account',
    href: '/register',
    text: 'In a minute, and only in this browser',
    words: 'register registration sign up signup join get started new',
    access: 'guests',
  },
  {
    title: 'Forgot your password?',
    href: '/forgot-password',
    text: 'Set a new one with your recovery code',
    words: 'reset recover lost login',
  },
  {
    title: 'Dashboard',
    href: '/dashboard',
    text: 'Your figures and your notifications',
    words: 'overview statistics home messages',
    access: 'members',
    isMain: true,
  },
  {
    title: 'Admin Dashboard',
    href: '/admin-dashboard',
    text: 'How the company is doing',
    words: 'administration statistics',
    access: 'admins',
  },
  {
    title: 'Your profile',
    href: '/profile',
    text: 'Your name, your picture and your password',
    words: 'account change avatar photo email',
    access: 'members',
  },
  {
    title: 'My Orders',
    href: '/orders',
    text: 'The quotes and demos you’ve requested',
    words: 'requests purchases history',
    access: 'members',
  },
  {
    title: 'Your activity',
    href: '/activity',
    text: 'What you’ve done here recently',
    words: 'history log recent',
    access: 'members',
  },
  {
    title: 'Settings',
    href: '/settings',
    text: 'Your account, how the site looks, and what it stores',
    words: 'preferences options theme export data delete account background recovery',
    access: 'members',
    isMain: true,
  },
  {
    title: 'Portfolio Generator: the tool',
    href: '/tools/portfolio-generator',
    text: 'Type who you are, and download your page as one file',
    words: 'launch open website maker homepage cv resume builder',
  },
  {
    title: 'Statecharts',
    href: '/statecharts',
    text: 'Every machine of this site, drawn and described',
    words: 'lab state machine machines diagram xstate inspector',
  },
  {
    title: 'Privacy',
    href: '/privacy',
    text: 'What this site stores in your browser, key by key',
    words: 'policy gdpr data protection cookies cookie storage tracking personal delete export account',
  },
  {
    title: 'Terms',
    href: '/terms',
    text: 'The terms of use for this site',
    words: 'conditions of service legal licence license agreement tos refund payment',
  },
  {
    title: 'Home',
    href: '/',
    text: 'Intelligent AI solutions for next-gen business',
    words: 'start front main page landing how it works',
  },
];
