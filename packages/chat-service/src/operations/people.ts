import { company, faq, services, type TeamMember, team } from '@loomwright/content';
import { toNumberWord } from '@loomwright/kit';
import { joinWords, link } from '../answer/reply.ts';
import { toList } from '../knowledge/source.ts';
import { rootsOf } from '../reading/normalise.ts';
import { hasAny, type Question } from '../reading/question.ts';
import type { Operation, Reply } from './operation.ts';

const small = rootsOf('of and the co ai lead head founder');
const roles = team.map(({ role, words = '' }) =>
  [...rootsOf(`${role} ${words}`)].filter((root) => !small.has(root)),
);
const leading = rootsOf('boss charge company honcho run lead');

export const namesRole = ({ roots }: Pick<Question, 'roots'>): boolean =>
  roles.flat().some((root) => roots.has(root));

const lineOf = ({ name, role }: TeamMember) => `**${name}**, ${role}`;

const onTeam = (text: string, members: readonly TeamMember[]): Reply => ({
  text,
  url: '/about#team',
  label: 'The team',
  list: members.map(({ name }) => name),
});

export const everyone: Operation = () =>
  onTeam(`There are ${toNumberWord(team.length)} of us:\n\n${toList(team.map(lineOf))}`, team);

/** A question without these words gets a yes or no: “is she the CEO?”. */
const asksElse = /\b(?:who|what|which|where|when|how\w*|why|tell|and)\b/;

const verdictOn = ({ name, role }: TeamMember, isRole: boolean): string =>
  `${isRole ? 'Yes' : 'No'}: **${name}** is our ${role}.`;

const onlyOne = ({ entities: { people } }: Question): TeamMember | undefined =>
  people.length === 1 ? team[people[0] ?? -1] : undefined;

export const person: Operation = ({ question }) => {
  const { entities, roots, text } = question;
  const byRole = team.filter((_, place) => roles[place]?.some((root) => roots.has(root)));
  const asked = onlyOne(question);
  if (asked && byRole.length > 0 && !asksElse.test(text.replace(/^and /, ''))) {
    const isRole = byRole.includes(asked);
    const meant = isRole ? '' : ` The one you mean may be ${joinWords(byRole.map(lineOf))}.`;
    return onTeam(`${verdictOn(asked, isRole)}${meant}`, [asked]);
  }
  const named = entities.people.flatMap((place) => team[place] ?? []);
  const found = named.length > 0 ? named : byRole;
  const members = found.length > 0 || !hasAny(question, leading) ? found : team.slice(0, 1);
  if (members.length === 0) return undefined;
  const lines = members.map((member) => `${lineOf(member)}. ${member.blurb}`);
  return onTeam(lines.length > 1 ? toList(lines) : lines.join(), members);
};

export const founders: Operation = ({ question }) => {
  const members = team.filter(({ role }) => /founder/i.test(role));
  const asked = onlyOne(question);
  const verdict = asked ? `${verdictOn(asked, members.includes(asked))} ` : '';
  const text = `${joinWords(members.map(lineOf))} founded ${company.name} in ${company.foundedYear}.`;
  return onTeam(`${verdict}${text}`, asked ? [asked] : members);
};

export const founded: Operation = ({ visit: { at } }) => {
  // The average length of a year is exact enough for an age.
  const year = at === undefined ? undefined : Math.floor(1970 + at / 31_556_952_000);
  const age = year === undefined ? 0 : year - company.foundedYear;
  return {
    text: `${company.name} was founded in **${company.foundedYear}**${age > 1 ? `, about ${age} years ago` : ''}.`,
    url: '/about',
    label: 'About us',
  };
};

const [terms = ''] =
  faq
    .flatMap(({ entries }) => entries)
    .find(({ id }) => id === 'what-is-a-service-quote')
    ?.answer.split(/(?<=\.) /) ?? [];

export const allServices: Operation = () => ({
  text: `There are ${toNumberWord(services.length)} services:\n\n${toList(services.map(({ id, title }) => link(title, `/services#${id}`)))}\n\nThey are priced: ${terms.charAt(0).toLowerCase()}${terms.slice(1)}`,
  url: '/services',
  label: 'Services',
  list: services.map(({ title }) => `${title} service`),
});
