export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

/** The navigation bar, left to right (NAV-1). */
export const mainLinks: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Products', href: '/products' },
  { label: 'Services', href: '/services' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
];

export const resourceLinks: readonly SiteLink[] = [
  { label: 'Blog', href: '/blog' },
  { label: 'Documentation', href: '/documentation' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Support', href: '/support' },
];

const demo: SiteLink = { label: 'Book a demo', href: '/demo' };

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Services',
    links: [
      { label: 'AI-Powered Automation', href: '/services#automation' },
      { label: 'AI Chatbots & Assistants', href: '/services#chatbot' },
      { label: 'Intelligent Analytics', href: '/services#analytics' },
      { label: 'Custom AI Solutions', href: '/services#custom' },
      { label: 'Pricing', href: '/pricing' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', href: '/about' },
      { label: 'Team', href: '/about#team' },
      { label: 'Careers', href: '/about#careers' },
      { label: 'Contact', href: '/contact' },
      demo,
    ],
  },
  {
    title: 'Resources',
    links: resourceLinks,
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Security', href: '/security' },
      { label: 'Terms', href: '/terms' },
    ],
  },
];

/** Shown next to Products in the navigation bar if there is room. */
export const priceLinks: readonly SiteLink[] = footerGroups.flatMap(({ links }) =>
  links.filter(({ href }) => href === '/pricing'),
);

/** The menu of narrow screens shows these after the main links. */
export const menuLinks: readonly SiteLink[] = [...priceLinks, demo, ...resourceLinks];
