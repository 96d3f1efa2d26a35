import { products } from '@loomwright/catalogue';
import { company as about, contactFacts } from '@loomwright/content';
import { joinWords, link } from '../answer/reply.ts';
import { toList } from '../knowledge/source.ts';
import { rootsOf } from '../reading/normalise.ts';
import { hasAny } from '../reading/question.ts';
import type { Company, Operation } from './operation.ts';
import { nameOf } from './product-words.ts';

const asksEmail = rootsOf('email mail write');
const asksPhone = rootsOf('phone call telephone ring');

const emailText = ({ email }: Company) => `[${email}](mailto:${email})`;

/** Without an endpoint the forms send nothing (FRM-1). */
const formText = ({ contactEndpoint }: Company, name: string, href: string) =>
  `The [${name}](${href}) ${contactEndpoint ? 'is read by a person' : 'is a demonstration: it sends nothing'}.`;

/** The end of a sentence, which says how to reach a person (CHT-7). */
export const reachPerson = (company: Company): string =>
  company.contactEndpoint
    ? 'write on the [contact form](/contact): a person reads it.'
    : `write to ${emailText(company)}: a person reads it. ${formText(company, 'contact form', '/contact')}`;

export const reachTexts = (company: Company): Readonly<Record<string, string>> => ({
  email: emailText(company),
  phone: `[${company.phone}](tel:${company.phone.replaceAll(' ', '')})`,
  person: reachPerson(company),
  form: formText(company, 'contact form', '/contact'),
  supportForm: formText(company, 'support form', '/support'),
  address: contactFacts.headquarters.lines.join(', '),
  profiles: joinWords(
    [company.linkedInUrl, company.gitHubUrl].map((url, place) =>
      link(about.profiles[place]?.name ?? '', url),
    ),
  ),
});

export const self: Operation = ({ company }) => ({
  text: `I am the assistant of this site: a program, not a person. I look your question up in the pages of this site, and show which one the answer is from. For a person, ${company.contactEndpoint ? 'use the [contact form](/contact)' : `write to ${emailText(company)}`}.`,
  url: '',
  label: '',
});

const speaking = products.flatMap((product) =>
  product.features
    .filter((feature) => /\blanguages\b/.test(feature))
    .map(
      (feature) =>
        ` The ${nameOf(product)} that we offer ${feature.charAt(0).toLowerCase()}${feature.slice(1)}.`,
    ),
);

export const english: Operation = () => ({
  text: `I only understand English, and so does this site.${speaking.join('')}`,
  url: '',
  label: '',
});

export const responseTimes: Operation = ({ question }) => {
  const via = hasAny(question, asksEmail) ? 'email' : hasAny(question, asksPhone) ? 'phone' : undefined;
  const channel = contactFacts.channels.find((known) => via && known.via === via);
  const text = channel
    ? `We answer by ${via} **${channel.answers}**.${via === 'phone' ? ' That is during business hours.' : ''}`
    : `How soon we answer:\n\n${toList(contactFacts.channels.map(({ name, answers }) => `${name}: ${answers}`))}`;
  return { text, url: '/support?tab=channels', label: 'Support channels' };
};
