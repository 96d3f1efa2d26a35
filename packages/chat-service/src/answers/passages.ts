import { products } from '@loomwright/catalogue';
import {
  about,
  demo,
  documentationItems,
  faq,
  forum,
  home,
  loadDocumentationText,
  loadPostText,
  posts,
  privacy,
  privacySections,
  services,
  servicesPage,
  storedKeys,
  team,
  terms,
  termsSections,
} from '@loomwright/content';
import type { Configuration } from '@loomwright/content/configuration';
import { otherWords } from './other-words.ts';
import { pageSources } from './page-sources.ts';
import { proseSources } from './prose-sources.ts';
import { type Source, toList, toSource } from './source.ts';

const productSources = products.map((product) =>
  toSource({
    title: product.name,
    topic: product.category,
    url: `/products/${product.id}`,
    parts: [product.description, toList(product.features)],
    also: 'product',
    points: product.features.join(' '),
  }),
);

const serviceSources: readonly Source[] = [
  toSource({
    title: 'Services',
    url: '/services',
    parts: [
      `${servicesPage.lead}\n\n${toList(services.map(({ id, title }) => `[${title}](/services#${id})`))}`,
      servicesPage.closing.text,
    ],
    also: 'service offer',
  }),
  ...services.map(({ id, title, description, benefits, does, yields, takes }) =>
    toSource({
      title,
      topic: 'Services',
      url: `/services#${id}`,
      parts: [
        description,
        `It brings: ${benefits.join('; ')}.`,
        does,
        `What you get: ${yields}`,
        `How long it takes: ${takes}`,
      ],
      also: 'service howlong project get weeks',
      points: benefits.join(' '),
    }),
  ),
];

const faqSources = faq.flatMap(({ title, entries }) =>
  entries.map(({ id, question, answer }) =>
    toSource({ title: question, topic: title, url: `/faq#${id}`, parts: [answer] }),
  ),
);

const aboutSources: readonly Source[] = [
  toSource({
    title: about.mission.title,
    topic: about.title,
    url: '/about',
    parts: [about.mission.paragraphs[1], about.mission.paragraphs[0], about.mission.paragraphs[2]],
    also: 'purpose goal vision',
  }),
  toSource({
    title: 'Our values',
    topic: `${about.title}: ${about.values.title}`,
    url: '/about',
    parts: [
      `We hold to ${about.values.items
        .map(({ title }) => `**${title}**`)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and ')}.`,
      ...about.values.items.map(({ title, text }) => `**${title}.** ${text}`),
    ],
    also: 'principles believe stand for ethics',
  }),
  ...about.values.items.map(({ title, text }) =>
    toSource({ title, topic: 'Our values', url: '/about', parts: [text] }),
  ),
  ...team.map(({ name, role, blurb }) =>
    toSource({ title: name, topic: role, url: '/about#team', parts: [`**${name}**, ${role}. ${blurb}`] }),
  ),
  toSource({
    title: about.careers.title,
    topic: 'Careers',
    url: '/about#careers',
    parts: [about.careers.text],
    also: 'careers open position apply application employment team',
  }),
];

const homeSources: readonly Source[] = [
  ...home.capabilities.items.map(({ title, text }) =>
    toSource({ title, url: '/', parts: [text], topic: 'What we do' }),
  ),
  toSource({
    title: home.process.title,
    url: '/',
    parts: [
      `${home.process.lead}\n\n${toList(
        home.process.steps.map(({ title, text }) => `**${title}:** ${text}`),
        true,
      )}`,
    ],
    also: 'process steps project',
  }),
];

const { expect } = demo;
const demoUrl = '/demo?tab=expect';
const demoSources: readonly Source[] = [
  toSource({
    title: demo.title,
    url: '/demo',
    parts: [demo.lead, demo.schedule.text],
    also: 'book appointment meeting howlong date presentation',
  }),
  toSource({
    title: expect.benefitsTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: expect.benefits.map(({ title, text }) => `**${title}.** ${text}`),
  }),
  toSource({
    title: `${expect.stepsTitle}: the demo`,
    url: demoUrl,
    parts: [
      toList(
        expect.steps.map(({ title, text }) => `**${title}:** ${text}`),
        true,
      ),
    ],
    also: 'steps expect happens',
  }),
  toSource({
    title: expect.statsTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: [
      `${expect.stats.map(({ value, label }) => `**${value}** ${label}`).join(', ')}. ${expect.statsNote}`,
    ],
    also: 'statistics real samples figures',
    points: 'how many customers clients businesses',
  }),
  toSource({
    title: expect.voicesTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: expect.voices.map(({ text, who }) => `“${text}” (${who}, a sample)`),
    also: 'testimonials reviews references customers say',
  }),
  ...expect.faq.map(({ question, answer }) =>
    toSource({
      title: question,
      topic: 'Demo',
      url: demoUrl,
      parts: [answer],
      also: /cost/i.test(question) ? 'demo free book charge' : 'demo',
    }),
  ),
];

const keyText = ({ key, area, holds }: (typeof storedKeys)[number]) => `\`${key}\` (${area}): ${holds}`;

const legalSources = (configuration: Configuration): readonly Source[] => {
  const hostOf = (address: string | undefined) => address && new URL(address).host;
  const sections = privacySections({
    formHost: hostOf(configuration.contactEndpoint),
    imageHost: hostOf(configuration.teamImageUrl),
    embedHosts: [
      ...new Set([configuration.demoFormUrl, configuration.mapUrl].map((url) => new URL(url).host)),
    ],
  });
  return [
    toSource({
      title: privacy.title,
      url: '/privacy',
      parts: [privacy.lead],
      also: 'policy data protection cookies trackers',
    }),
    toSource({
      title: terms.title,
      url: '/terms',
      parts: [terms.lead],
      also: 'conditions service use legal',
    }),
    ...sections.flatMap(({ id, title, text, after }) =>
      proseSources({ title, summary: '', url: `/privacy#${id}`, prose: text }).map((source) => ({
        ...source,
        topic: privacy.title,
        parts: [...source.parts.filter(Boolean), ...(after === 'stored' ? storedKeys.map(keyText) : [])],
        text: `${source.text}${after === 'stored' ? `\n${storedKeys.map(({ key, holds }) => `${key}: ${holds}`).join('\n')}` : ''}`,
      })),
    ),
    ...termsSections.flatMap(({ id, title, text }) =>
      proseSources({ title, summary: '', url: `/terms#${id}`, prose: text }).map((source) => ({
        ...source,
        topic: terms.title,
        parts: source.parts.filter(Boolean),
      })),
    ),
  ];
};

const forumSources: readonly Source[] = [
  toSource({
    title: forum.title,
    url: '/forum',
    parts: [
      forum.lead,
      `${forum.plans.title}:\n\n${toList(forum.plans.items.map(({ title, text }) => `**${title}:** ${text}`))}`,
      forum.plans.note,
    ],
    also: 'discuss other users members',
  }),
];

const internalLink = /\[([^[\]]+)\]\((\/[^\s()?#]*)([?#][^\s()]*)?\)/g;

/** Replaces links to pages that do not exist by their label: the texts may be ahead of the site. */
const withKnownLinks = (part: string, pages: ReadonlySet<string>): string =>
  part.replace(internalLink, (link, label: string, path: string) => (pages.has(path) ? link : label));

/** Every passage of the site, in a fixed order. Rejects when a text cannot be read. */
export const loadSources = async (configuration: Configuration): Promise<readonly Source[]> => {
  const long = [
    ...documentationItems.map(({ slug, title, summary }) => ({
      title,
      summary,
      url: `/documentation/${slug}`,
      load: loadDocumentationText(slug),
    })),
    ...posts.map(({ slug, title, excerpt }) => ({
      title,
      summary: excerpt,
      url: `/blog/${slug}`,
      load: loadPostText(slug),
    })),
  ];
  const texts = await Promise.all(
    long.map(async ({ load, ...text }) => proseSources({ ...text, prose: (await load) ?? [] })),
  );
  const sources = [
    ...productSources,
    ...serviceSources,
    ...faqSources,
    ...pageSources,
    ...aboutSources,
    ...homeSources,
    ...demoSources,
    ...forumSources,
    ...legalSources(configuration),
    ...texts.flat(),
  ].filter(({ parts }) => parts.length > 0);
  const pages = new Set(sources.map(({ url }) => url.replace(/[?#].*/, '')));
  return sources.map((source) => ({
    ...source,
    parts: source.parts.map((part) => withKnownLinks(part, pages)),
    also: `${source.also} ${otherWords.get(source.url) ?? ''}`.trim(),
  }));
};
