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
    words:
      'catalogue catalog shop store buy price list prices cheapest cheaper expensive cost costs fee total monthly available released solutions',
    isMain: true,
  },
  {
    title: 'Compare products',
    href: '/products/compare',
    text: 'Up to three of them side by side',
    words: 'comparison difference versus table next each other',
  },
  {
    title: 'Services',
    href: '/services',
    text: 'Automation, assistants, analytics and custom AI',
    words: 'consulting offer overview help kind',
  },
  {
    title: 'Documentation',
    href: '/documentation',
    text: 'Getting started, API reference and tutorials',
    words: 'docs manual guide guides handbook developer pdf instructions technical read download print',
    isMain: true,
  },
  {
    title: 'FAQ',
    href: '/faq',
    text: 'Short answers to the questions we hear most',
    words: 'frequently asked questions answers help common frequent',
    isMain: true,
  },
  {
    title: 'Contact',
    href: '/contact',
    text: 'Message form, email, phone, address and business hours',
    words:
      'write reach mail email e-mail telephone call number location map office opening times headquarters dimapur nagaland quote sales speak talk human person ring holidays today closed saturday sunday weekend social linkedin github feedback complaint',
    isMain: true,
  },
  {
    title: 'Schedule a demo',
    href: '/demo',
    text: 'Thirty minutes on one of your own processes',
    words:
      'book booking appointment meeting call slot date trial calendar testimonials customers prepare agenda join',
    isMain: true,
  },
  {
    title: 'Support',
    href: '/support',
    text: 'Get help with something that isn’t working',
    words:
      'help ticket problem issue bug broken channels live chat customer service priority urgent fast fastest reply response soon wait',
  },
  {
    title: 'Blog',
    href: '/blog',
    text: 'Product updates, use cases and company news',
    words: 'posts articles news stories feed newsletter subscribe rss newest latest published author',
  },
  {
    title: 'About us',
    href: '/about',
    text: 'Who we are, and what we value',
    words:
      'company mission values founded history who partnership ethics quality principles goal culture since',
  },
  {
    title: 'Team',
    href: '/about#team',
    text: 'The people behind Loomwright AI',
    words: `founders ceo cto staff people leadership boss head research background technical employees managers ${team.map(({ name }) => name).join(' ')}`,
  },
  {
    title: 'Careers',
    href: '/about#careers',
    text: 'Join our team',
    words: 'jobs job work hiring vacancies positions apply openings internship application chance developer',
  },
  {
    title: 'Community forum',
    href: '/forum',
    text: 'What we’re planning, and where to ask until it opens',
    words: 'discussion discuss users board separate',
  },
  {
    title: 'Your cart',
    href: '/cart',
    text: 'What you’ve chosen so far',
    words: 'open basket shopping bag checkout order quote request view show',
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
    words:
      'register registration sign up signup join get started new password characters minimum member membership rules',
    access: 'guests',
  },
  {
    title: 'Forgot your password?',
    href: '/forgot-password',
    text: 'Set a new one with your recovery code',
    words: 'reset recover lost login remember anymore',
  },
  {
    title: 'Dashboard',
    href: '/dashboard',
    text: 'Your figures and your notifications',
    words: 'overview statistics home messages read unread numbers',
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
    words: 'account change avatar photo email edit upload update size wrong',
    access: 'members',
  },
  {
    title: 'My Orders',
    href: '/orders',
    text: 'The quotes and demos you’ve requested',
    words: 'requests purchases history find filter search past previous old status ordered quotes',
    access: 'members',
  },
  {
    title: 'Your activity',
    href: '/activity',
    text: 'What you’ve done here recently',
    words: 'history log recent actions entries did clear',
    access: 'members',
  },
  {
    title: 'Settings',
    href: '/settings',
    text: 'Your account, how the site looks, and what it stores',
    words:
      'preferences options theme export data delete account background recovery app install offline mode dark light update animation moving map third party code screen',
    access: 'members',
    isMain: true,
  },
  {
    title: 'Portfolio Generator: the tool',
    href: '/tools/portfolio-generator',
    text: 'Type who you are, and download your page as one file',
    words:
      'launch open website maker homepage cv resume builder pdf html print import photographer autosave coding',
  },
  {
    title: 'Statecharts',
    href: '/statecharts',
    text: 'Every machine of this site, drawn and described',
    words: 'lab state machine machines diagram xstate inspector charts trace simulate record export',
  },
  {
    title: 'Privacy',
    href: '/privacy',
    text: 'What this site stores in your browser, key by key',
    words:
      'policy gdpr data protection cookies cookie storage tracking personal delete export account saved kept remove clear searches conversation chat map shared computer collect',
  },
  {
    title: 'Terms',
    href: '/terms',
    text: 'The terms of use for this site',
    words:
      'conditions of service legal licence license agreement tos source code mit refund payment card tax invoice money currency vat law guarantee warranty pay return',
  },
  {
    title: 'Home',
    href: '/',
    text: 'Intelligent AI solutions for next-gen business',
    words: 'start front main page landing how it works capabilities project phases search',
  },
];
