import { products, toPriceText, toStatusText } from '@loomwright/catalogue';
import { company as about, contactFacts, team } from '@loomwright/content';
import type { Passage } from '../answer/answer.ts';
import type { Company } from './operation.ts';

/** Facts about the company, which a model receives with every question. */
export const factPassages = ({
  contactEndpoint,
  email,
  phone,
  linkedInUrl,
  gitHubUrl,
}: Company): readonly Passage[] => [
  {
    title: 'Prices',
    url: '/products',
    text: products
      .map((product) => `${product.name}: ${toPriceText(product)}, ${toStatusText(product)}`)
      .join('\n'),
  },
  {
    title: 'Contact and business hours',
    url: '/contact',
    text: [
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Address: ${contactFacts.headquarters.lines.join(', ')}`,
      `Hours (${contactFacts.timeZone}): ${contactFacts.hours.map(({ days, times }) => `${days} ${times ?? 'closed'}`).join(', ')}`,
      `Answers: ${contactFacts.channels.map(({ name, answers }) => `${name} ${answers}`).join(', ')}`,
      `Contact and support forms: ${contactEndpoint ? 'a person reads every message' : 'a demonstration, they send nothing'}`,
      `Profiles: LinkedIn ${linkedInUrl}, GitHub ${gitHubUrl}; announced: ${about.profiles
        .slice(2)
        .map(({ name }) => name)
        .join(' channel, ')}`,
    ].join('\n'),
  },
  {
    title: 'The team',
    url: '/about#team',
    text: `${about.name} was founded in ${about.foundedYear}.\n${team.map(({ name, role }) => `${name}: ${role}`).join('\n')}`,
  },
];
