import { toNumberWord } from '@loomwright/kit';
import { company } from './company.ts';
import { teamPeople } from './facts.ts';

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly blurb: string;
  /** Path below `/art`. If the picture fails to load, the initial of the name is shown. */
  readonly image: string;
  readonly takesConfiguredImage?: true;
  /** Synonyms of the role, for the assistant. */
  readonly words?: string;
}

/** The about page (ABT-1). People and figures are samples. */
export const about = {
  title: 'About us',
  lead: 'We build AI into the way companies already work, one step at a time, and keep people in charge of it.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      `${company.name} was founded in ${company.foundedYear} in ${company.address.city}, ${company.address.region}, a region known for its weaving. Good cloth is many plain threads and a lot of patience, and so is good software.`,
      'Our mission is to make AI an everyday tool for every company: useful within weeks, measured by the work it saves, and understood by the people who use it.',
      'We work in small steps that run in your own systems, and each step has to earn the next one.',
    ],
  },
  photo: {
    src: '/art/team/together.svg',
    alt: `A line drawing of ${toNumberWord(teamPeople)} people side by side: the team.`,
    caption: `The ${toNumberWord(teamPeople)} of us, drawn in thread. The people are samples, as is the company.`,
  },
  values: {
    title: 'Our values',
    items: [
      {
        title: 'Innovation',
        text: 'We try new things early, and on ourselves first: the assistant on this site is ours, and we publish how often it is wrong. What isn’t ready yet says so.',
      },
      {
        title: 'Partnership',
        text: 'You know the work; we know the tools. We look at the same numbers together, and leave you able to carry on without us.',
      },
      {
        title: 'Ethical AI',
        text: 'You can see why a system made a decision, correct it, and switch it off. Your data trains your models and nobody else’s.',
      },
      {
        title: 'Excellence',
        text: 'Tests before launch, measurements every week, plain documentation. We’d rather ship less that works than more that dazzles.',
      },
    ],
  },
  team: { title: 'The team', lead: 'Two founders, and the people who lead research and product.' },
  careers: {
    title: 'Join Our Team',
    text: 'We hire slowly, and for the long term: people who write clearly, measure what they build, and enjoy explaining it. There are no open positions today. If you think we should create one, tell us which problem you’d solve first.',
    action: { label: 'View Careers', href: '/about#careers' },
    writeTo: { label: 'Write to us', href: '/contact' },
  },
} as const;

export const team: readonly TeamMember[] = [
  {
    name: 'Chubala Kichu',
    role: 'CEO & Co-Founder',
    blurb:
      'Ran operations at a logistics company until she got tired of typing the same figures twice. Decides what we don’t build.',
    image: '/art/team/1.svg',
  },
  {
    name: 'Rohan Dutta',
    role: 'CTO & Co-Founder',
    words: 'tech technical technology engineering',
    blurb:
      'Spent fifteen years on systems that can’t stop at night. Thinks a log nobody reads is a bug, and deletes code for fun.',
    image: '/art/team/2.svg',
  },
  {
    name: 'Ines Castellan',
    role: 'AI Research Lead',
    blurb:
      'Works on models that know what they don’t know. Reviews every forecast we publish, and checks its range twice.',
    image: '/art/team/3.svg',
    takesConfiguredImage: true,
  },
  {
    name: 'Tomas Ekberg',
    role: 'Head of Product',
    blurb: 'Spends two days a week with the people who use what we make. Prefers not to be photographed.',
    image: '/art/team/4.svg',
  },
];
