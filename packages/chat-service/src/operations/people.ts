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
/** What the first of the team is asked for with, where no role is named. */
const leading = rootsOf('boss charge company honcho run lead');

/** Whether a question names a role on the team. */
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

const isFounder = ({ role }: TeamMember): boolean => /founder/i.test(role);
/** `Is she the CEO?`, `Tomas is the CEO`: what does not ask who, or what for. */
const asksElse = /\b(?:who|what|which|where|when|how\w*|why|tell|and)\b/;
const isNegated = /\bnot (?:a |one of the )?(?:co)?founders?\b/;

/** Whether the one person whom a question names has a role: `Yes` or `No`, with the role they have. */
const verdictOn = (place: number, isRole: boolean): string => {
  const { name, role } = team[place] as TeamMember;
  return `${isRole ? 'Yes' : 'No'}: **${name}** is our ${role}.`;
};

/** The people who are named by name or by role; for other roles there is no answer. */
export const person: Operation = ({ question: { entities, roots, text } }) => {
  const byRole = team.flatMap((_, place) => (roles[place]?.some((root) => roots.has(root)) ? [place] : []));
  const [one, other] = entities.people;
  if (
    one !== undefined &&
    other === undefined &&
    byRole.length > 0 &&
    !asksElse.test(text.replace(/^and /, ''))
  ) {
    const others = byRole.filter((place) => place !== one).map((place) => lineOf(team[place] as TeamMember));
    const isRole = byRole.includes(one);
    return onTeam(
      `${verdictOn(one, isRole)}${isRole || others.length === 0 ? '' : ` The one you mean may be ${joinWords(others)}.`}`,
      [team[one] as TeamMember],
    );
  }
  const named = entities.people.length > 0 ? entities.people : byRole;
  const places = named.length === 0 && hasAny({ roots }, leading) ? [0] : named;
  const members = places.map((place) => team[place] as TeamMember);
  const [only, second] = members;
  if (!only) return undefined;
  const withBlurb = (member: TeamMember) => `${lineOf(member)}. ${member.blurb}`;
  return onTeam(second ? toList(members.map(withBlurb)) : withBlurb(only), members);
};

export const founders: Operation = ({ question: { entities, text: typed } }) => {
  const members = team.filter(isFounder);
  const others = team.filter((member) => !isFounder(member));
  const text = `${joinWords(members.map(lineOf))} founded ${company.name} in ${company.foundedYear}.`;
  const [one, other] = entities.people;
  const asked = one === undefined || other !== undefined ? undefined : team[one];
  return one !== undefined && asked
    ? onTeam(`${verdictOn(one, isFounder(asked))} ${text}`, [asked])
    : onTeam(
        isNegated.test(typed) ? `${joinWords(others.map(lineOf))} did not found it. ${text}` : text,
        members,
      );
};

export const founded: Operation = ({ visit: { at } }) => {
  // Close enough for an age in years.
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
