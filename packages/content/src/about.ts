import { company } from './company.ts';

/** A member of the team (ABT-1). */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly blurb: string;
  /** A picture below `/art`; the initial of the name stands in where there is none. */
  readonly image?: string;
  /** A configured picture replaces the local one. */
  readonly takesConfiguredImage?: true;
}

/** The about page's words (ABT-1). People and figures are samples. */
export const about = {
  title: 'About us',
  lead: 'We weave AI into the way companies already work, one thread at a time, so that people keep the pattern in their hands.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      `${company.name} was founded in ${company.foundedYear} in Dimapur, Nagaland, a region that has known for centuries that a good cloth is made of many plain threads and a lot of patience.`,
      'Our mission is to make AI an everyday tool for every company, not a project for a few: useful within weeks, measured by the work it takes off people, and understood by those who live with it.',
      'We build in small steps that run in your own systems. Each one has to earn the next.',
    ],
  },
  photo: {
    src: '/art/team/together.svg',
    alt: 'A woven picture of four people side by side: the team.',
    caption: 'The four of us, as the loom sees us.',
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Innovation',
        text: 'We try new things early and on ourselves first. What does not survive a month of daily work is not offered to anyone.',
      },
      {
        title: 'Partnership',
        text: 'Your people know the work, we know the tools. We sit at the same table, share the same figures, and leave you able to go on without us.',
      },
      {
        title: 'Ethical AI',
        text: 'A person can see why a system decided, correct it, and switch it off. Your data trains your models and nobody else’s.',
      },
      {
        title: 'Excellence',
        text: 'Tests before launch, measurements every week, plain documentation. We would rather deliver less that works than more that dazzles.',
      },
    ],
  },
  team: { title: 'The team', lead: 'Two founders and the two people who lead research and product.' },
  careers: {
    title: 'Join Our Team',
    text: 'We hire slowly and for good: people who write clearly, measure what they make, and like to explain it. There is no open position today. If you think we should make one, tell us which problem you would solve first.',
    action: { label: 'View Careers', href: '/about#careers' },
    writeTo: { label: 'Write to us', href: '/contact' },
  },
} as const;

/** The team, as the cards show it. */
export const team: readonly TeamMember[] = [
  {
    name: 'Asenla Kichu',
    role: 'CEO & Co-Founder',
    blurb:
      'Ran operations for a logistics company and got tired of typing the same figures twice. Decides what we do not build.',
    image: '/art/team/1.svg',
  },
  {
    name: 'Rohan Dutta',
    role: 'CTO & Co-Founder',
    blurb:
      'Fifteen years of systems that must not stop at night. Believes that a log nobody reads is a bug, and deletes code for pleasure.',
    image: '/art/team/2.svg',
  },
  {
    name: 'Mira Castellan',
    role: 'AI Research Lead',
    blurb:
      'Works on models that know when they do not know. Reviews every forecast we publish, and its range twice.',
    image: '/art/team/3.svg',
    takesConfiguredImage: true,
  },
  {
    name: 'Tomas Ekberg',
    role: 'Head of Product',
    blurb:
      'Spends two days a week beside the people who use what we make. Dislikes having his picture taken.',
  },
];
