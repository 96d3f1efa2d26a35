import { contactFacts } from '@loomwright/content';
import { rootsOf } from '../reading/normalise.ts';
import { hasAny } from '../reading/question.ts';
import { joinWords } from '../reply.ts';
import { toList } from '../source.ts';
import type { Company, Operation, Reply } from './operation.ts';

const asksEmail = rootsOf('email mail write');
const asksPhone = rootsOf('phone call telephone ring');
const profileRoots = ['linkedin', 'github'];

const onContact = (text: string): Reply => ({ text, url: '/contact', label: 'Contact' });
const phoneText = ({ phone: number }: Company) => `[${number}](tel:${number.replaceAll(' ', '')})`;
const emailText = ({ email: mail }: Company) => `[${mail}](mailto:${mail})`;

export const contact: Operation = ({ company }) =>
  onContact(
    `Write to ${emailText(company)}, call ${phoneText(company)}, or use the form on the [contact page](/contact).`,
  );

export const phone: Operation = ({ company }) =>
  onContact(`Our phone number is ${phoneText(company)}. During business hours we pick up, or call you back.`);

export const email: Operation = ({ company }) =>
  onContact(`Our email address is ${emailText(company)}. We answer within 24 hours.`);

export const address: Operation = () =>
  onContact(`We are at the ${contactFacts.headquarters.lines.join(', ')}.`);

export const human: Operation = ({ company }) =>
  onContact(
    `Gladly: write on the [contact form](/contact) or to ${emailText(company)}, or call ${phoneText(company)} during business hours. A person answers.`,
  );

/** How soon a channel answers, or all of them. */
export const responseTimes: Operation = ({ question }) => {
  const via = hasAny(question, asksEmail) ? 'email' : hasAny(question, asksPhone) ? 'phone' : undefined;
  const channel = contactFacts.channels.find((known) => known.via === via);
  const text =
    via && channel
      ? `We answer by ${via === 'email' ? 'email' : 'phone'} **${channel.answers}**.${via === 'phone' ? ' That is during business hours.' : ''}`
      : `How soon we answer:\n\n${toList(contactFacts.channels.map(({ name, answers }) => `${name}: ${answers}`))}`;
  return { text, url: '/support?tab=channels', label: 'Support channels' };
};

export const profiles: Operation = ({ question, company: { linkedInUrl, gitHubUrl } }) => {
  const all = [`[LinkedIn](${linkedInUrl})`, `[GitHub](${gitHubUrl})`];
  const named = all.filter((_, place) => question.roots.has(profileRoots[place] ?? ''));
  return onContact(`You find us on ${joinWords(named.length > 0 ? named : all)}.`);
};
