import {
  formsAt,
  formsHere,
  privacy,
  privacySections,
  security,
  securitySections,
  storedKeys,
  terms,
  termsSections,
} from '@loomwright/content';
import { type Configuration, OWN_ENDPOINT } from '@loomwright/content/configuration';
import { proseSources } from './prose-sources.ts';
import { type Draft, toSource } from './source.ts';

// The storage area of a key is quoted but not searched, because questions do not mention it.
const withStoredKeys = (source: Draft): Draft => ({
  ...source,
  parts: [...source.parts, ...storedKeys.map(({ key, area, holds }) => `\`${key}\` (${area}): ${holds}`)],
  text: [toSource(source).text, ...storedKeys.map(({ key, holds }) => `${key}: ${holds}`)].join('\n'),
});

const formsWordsOf = ({ contactEndpoint }: Configuration) => {
  if (contactEndpoint === undefined) return undefined;
  return contactEndpoint === OWN_ENDPOINT ? formsHere : formsAt(new URL(contactEndpoint).host);
};

export const legalSources = (configuration: Configuration): readonly Draft[] => {
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
