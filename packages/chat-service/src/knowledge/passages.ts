import { products, SPECIFICATION } from '@loomwright/catalogue';
import {
  documentationItems,
  documentationTree,
  faq,
  loadDocumentationText,
  posts,
  pricing,
  services,
  servicesPage,
  toDateText,
  toStartText,
} from '@loomwright/content';
import type { Configuration } from '@loomwright/content/configuration';
import { loadPostText } from '@loomwright/content/post-texts';
import { keysOf } from '@loomwright/kit';
import { companySources } from './company-passages.ts';
import { legalSources } from './legal-passages.ts';
import { proseSources } from './prose-sources.ts';
import { type Draft, type Source, toItem, toList, toSource } from './source.ts';
import { loadPages } from './written-pages.ts';

const productSources: readonly Draft[] = products.map((product) => ({
  title: product.name,
  topic: product.category,
  url: `/products/${product.id}`,
  parts: [
    product.description,
    toList(product.features),
    toList(
      keysOf(SPECIFICATION).map((part) =>
        toItem({ title: SPECIFICATION[part], text: `${product.specification[part]}.` }),
      ),
    ),
  ],
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
];

const faqSources: readonly Draft[] = faq.flatMap(({ title, entries }) =>
  entries.map(({ id, question, answer }) => ({
    title: question,
    topic: title,
    url: `/faq#${id}`,
    parts: [answer],
  })),
);

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

const [newest] = posts;

const libraryDrafts: readonly Draft[] = [
  {
    title: 'Blog',
    url: '/blog',
    parts: [
      newest
        ? `The newest post is [${newest.title}](/blog/${newest.slug}), of ${toDateText(newest.date)}: ${newest.excerpt}`
        : 'There is no post yet.',
    ],
    also: 'latest newest news posts articles recent read',
  },
  {
    title: 'Documentation',
    url: '/documentation',
    parts: [
      `There are ${documentationItems.length} texts, to read here or download as PDFs:\n\n${toList(
        documentationTree.map(({ title, summary, href }) => `[${title}](${href}): ${summary}`),
      )}`,
    ],
    also: 'manual guides help download pdf tutorials handbook',
  },
  ...documentationTree.map(({ title, summary, href, items }) => ({
    title,
    topic: 'Documentation',
    url: href,
    parts: [`${summary}\n\n${toList(items.map((item) => `[${item.title}](/documentation/${item.slug})`))}`],
  })),
];

/** Every passage of the site, in a fixed order. Rejects if a post or document cannot be read. */
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
    ...loadPages(),
    ...libraryDrafts,
    ...formSources(configuration),
    ...companySources,
    ...legalSources(configuration),
    ...texts.flat(),
  ];
  return drafts.filter(({ parts }) => parts.length > 0).map(toSource);
};
