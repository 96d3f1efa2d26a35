import { products } from '@loomwright/catalogue';
import {
  about,
  demo,
  documentationItems,
  faq,
  formsAt,
  formsHere,
  forum,
  homeBelow,
  loadDocumentationText,
  posts,
  pricing,
  privacy,
  privacySections,
  security,
  securitySections,
  services,
  servicesPage,
  storedKeys,
  team,
  terms,
  termsSections,
  toStartText,
} from '@loomwright/content';
import { type Configuration, OWN_ENDPOINT } from '@loomwright/content/configuration';
import { loadPostText } from '@loomwright/content/post-texts';
import { joinWords } from '../answer/reply.ts';
import { specificationOf } from '../operations/product-words.ts';
import { pageSources } from './page-sources.ts';
import { proseSources } from './prose-sources.ts';
import { type Draft, type Source, toItem, toList, toSource } from './source.ts';

const productSources: readonly Draft[] = products.map((product) => ({
  title: product.name,
  topic: product.category,
  url: `/products/${product.id}`,
  parts: [product.description, toList(product.features), toList(specificationOf(product).map(toItem))],
  also: 'product',
  points: product.features.join(' '),
}));

const serviceSources: readonly Draft[] = [
  {
    title: 'Services',
    url: '/services',
    parts: [
      `${servicesPage.lead}\n\n${toList(services.map(({ id, title }) => `[${title}](/services#${id})`))}`,
      servicesPage.closing.text,
    ],
    also: 'service offer',
  },
  ...services.map((service) => ({
    title: service.title,
    topic: 'Services',
    url: `/services#${service.id}`,
    parts: [
      service.description,
      `It brings: ${service.benefits.join('; ')}.`,
      service.does,
      `What you get: ${service.yields}`,
      `How long it takes: ${service.takes}`,
      `Price: ${toStartText(service)}`,
    ],
    also: 'service howlong project get weeks',
    points: service.benefits.join(' '),
  })),
];

const pricingSources: readonly Draft[] = [
  {
    title: pricing.title,
    url: '/pricing',
    parts: [
      `${pricing.lead} ${pricing.note}`,
      `${pricing.workspace.title}: ${pricing.workspace.lead}\n\n${toList(pricing.workspace.items.map(toItem))}`,
    ],
    also: 'cost list workspace included',
  },
  {
    title: 'Prices of services',
    topic: pricing.title,
    url: '/pricing#services',
    parts: [
      `${pricing.services.lead}\n\n${toList(services.map((service) => `${service.title}: ${toStartText(service)}`))}`,
      pricing.services.note,
    ],
    also: 'cost range start',
  },
  {
    title: 'Savings calculator',
    topic: pricing.title,
    url: '/pricing#calculator',
    parts: [
      `${pricing.calculator.lead} The calculator multiplies the hours a week, the people, the weeks of a year, the share that is automated and the cost of an hour.`,
      pricing.calculator.assumptions,
    ],
    also: 'roi save money worth',
  },
];

const faqSources: readonly Draft[] = faq.flatMap(({ title, entries }) =>
  entries.map(({ id, question, answer }) => ({
    title: question,
    topic: title,
    url: `/faq#${id}`,
    parts: [answer],
  })),
);

const aboutSources: readonly Draft[] = [
  {
    title: about.mission.title,
    topic: about.title,
    url: '/about',
    parts: [about.mission.paragraphs[1], about.mission.paragraphs[0], about.mission.paragraphs[2]],
    also: 'purpose goal vision',
  },
  {
    title: 'Our values',
    topic: `${about.title}: ${about.values.title}`,
    url: '/about',
    parts: [
      `We hold to ${joinWords(about.values.items.map(({ title }) => `**${title}**`))}.`,
      ...about.values.items.map(({ title, text }) => `**${title}.** ${text}`),
    ],
    also: 'principles believe stand for ethics',
  },
  ...about.values.items.map(({ title, text }) => ({
    title,
    topic: 'Our values',
    url: '/about',
    parts: [text],
  })),
  ...team.map(({ name, role, blurb }) => ({
    title: name,
    topic: role,
    url: '/about#team',
    parts: [`**${name}**, ${role}. ${blurb}`],
  })),
  {
    title: about.careers.title,
    topic: 'Careers',
    url: '/about#careers',
    parts: [about.careers.text],
    also: 'careers open position apply application employment team',
  },
];

const homeSources: readonly Draft[] = [
  ...homeBelow.capabilities.items.map(({ title, text }) => ({
    title,
    url: '/',
    parts: [text],
    topic: 'What we do',
  })),
  {
    title: homeBelow.process.title,
    url: '/',
    parts: [toList(homeBelow.process.steps.map(toItem), true)],
    also: 'process steps project',
  },
];

const { expect } = demo;
const demoUrl = '/demo?tab=expect';
const demoSources: readonly Draft[] = [
  {
    title: demo.title,
    url: '/demo',
    parts: [demo.lead, demo.schedule.text],
    also: 'book appointment meeting howlong date presentation',
  },
  {
    title: expect.benefitsTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: expect.benefits.map(({ title, text }) => `**${title}.** ${text}`),
  },
  {
    title: `${expect.stepsTitle}: the demo`,
    url: demoUrl,
    parts: [toList(expect.steps.map(toItem), true)],
    also: 'steps expect happens',
  },
  {
    title: expect.statsTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: [
      `${expect.stats.map(({ value, label }) => `**${value}** ${label}`).join(', ')}. ${expect.statsNote}`,
    ],
    also: 'statistics real samples figures',
    points: 'how many customers clients businesses',
  },
  {
    title: expect.voicesTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: expect.voices.map(({ text, who }) => `“${text}” (${who}, a sample)`),
    also: 'testimonials reviews references customers say',
  },
  ...expect.faq.map(({ question, answer }) => ({
    title: question,
    topic: 'Demo',
    url: demoUrl,
    parts: [answer],
    also: /cost/i.test(question) ? 'demo free book charge' : 'demo',
  })),
];

// Searched without their area, which no question is about.
const withStoredKeys = (source: Draft): Draft => ({
  ...source,
  parts: [...source.parts, ...storedKeys.map(({ key, area, holds }) => `\`${key}\` (${area}): ${holds}`)],
  text: [toSource(source).text, ...storedKeys.map(({ key, holds }) => `${key}: ${holds}`)].join('\n'),
});

const formSources = ({ contactEndpoint }: Configuration): readonly Draft[] => [
  {
    title: 'Contact form',
    url: '/contact',
    parts: [
      `The form is on the contact page: name, email and your message are enough. ${contactEndpoint ? 'A person reads every message.' : 'It is a demonstration and sends nothing: for anything that matters, send an email or call.'}`,
    ],
    also: 'message us write complain complaint feedback sales',
  },
];

const formsWordsOf = ({ contactEndpoint }: Configuration) => {
  if (contactEndpoint === undefined) return undefined;
  return contactEndpoint === OWN_ENDPOINT ? formsHere : formsAt(new URL(contactEndpoint).host);
};

const legalSources = (configuration: Configuration): readonly Draft[] => {
  const hostOf = (address: string | undefined) => address && new URL(address).host;
  const deployment = {
    forms: formsWordsOf(configuration),
    imageHost: hostOf(configuration.teamImageUrl),
    demoFormHost: hostOf(configuration.demoFormUrl),
    mapHost: new URL(configuration.mapUrl).host,
  };
  return [
    {
      title: privacy.title,
      url: '/privacy',
      parts: [privacy.lead],
      also: 'policy data protection cookies trackers',
    },
    {
      title: terms.title,
      url: '/terms',
      parts: [terms.lead],
      also: 'conditions service use legal',
    },
    ...privacySections(deployment).flatMap(({ id, title, text, after }) =>
      proseSources({ title, topic: privacy.title, url: `/privacy#${id}`, prose: text }).map((source) =>
        after === 'stored' ? withStoredKeys(source) : source,
      ),
    ),
    { title: security.title, url: '/security', parts: [security.lead], also: 'trust safe protected' },
    ...securitySections(deployment).flatMap(({ id, title, text }) =>
      proseSources({ title, topic: security.title, url: `/security#${id}`, prose: text }),
    ),
    ...termsSections.flatMap(({ id, title, text }) =>
      proseSources({ title, topic: terms.title, url: `/terms#${id}`, prose: text }),
    ),
  ];
};

const forumSources: readonly Draft[] = [
  {
    title: forum.title,
    url: '/forum',
    parts: [forum.lead, forum.plan.text],
    also: 'discuss other users members',
  },
];

/** Every passage of the site, in a fixed order. Rejects when a text cannot be read. */
export const loadSources = async (configuration: Configuration): Promise<readonly Source[]> => {
  const texts = await Promise.all([
    ...documentationItems.map(async ({ slug, ...item }) =>
      proseSources({
        ...item,
        url: `/documentation/${slug}`,
        prose: (await loadDocumentationText(slug)) ?? [],
      }),
    ),
    ...posts.map(async ({ slug, title, excerpt }) =>
      proseSources({
        title,
        summary: excerpt,
        url: `/blog/${slug}`,
        prose: (await loadPostText(slug)) ?? [],
      }),
    ),
  ]);
  const drafts = [
    ...productSources,
    ...serviceSources,
    ...pricingSources,
    ...faqSources,
    ...pageSources,
    ...formSources(configuration),
    ...aboutSources,
    ...homeSources,
    ...demoSources,
    ...forumSources,
    ...legalSources(configuration),
    ...texts.flat(),
  ];
  return drafts.filter(({ parts }) => parts.length > 0).map(toSource);
};
