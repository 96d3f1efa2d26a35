import { company, type TeamMember, team } from '@loomwright/content';
import { rootsOf } from '../normalise.ts';
import { hasAny, isAllOf, type Question } from '../question.ts';
import { joinWords, link, type Reply } from '../reply.ts';
import { toList } from '../source.ts';

const smallRoots = rootsOf('of and the co ai');

const people = team.map((member) => ({
  member,
  names: rootsOf(member.name),
  role: new Set([...rootsOf(member.role)].filter((root) => !smallRoots.has(root))),
}));

const roleRoots = new Set(people.flatMap(({ role }) => [...role]));
const nameRoots = new Set(people.flatMap(({ names }) => [...names]));
const asksWho = rootsOf('who whose name');
const asksFounder = rootsOf('founder');
const asksBoss = rootsOf('boss director head chief manager runs run lead leader leads');
const asksTeam = rootsOf('team employee people colleagues');
const asksWhen = rootsOf('when year old since date');
const allowed = rootsOf(
  'who whose name what which company business firm team employee people work works here person role job head boss director chief manager run runs lead leads leader leading charge responsible founder start startup members member tell about big many she he they how',
);
const historyWords = rootsOf(
  'when what which year founder company business firm start old since date exist how',
);

const rootsTitle = rootsOf('ceo cto head lead');
const rootsCompany = rootsOf('company business firm loomwright');
const rootsWork = rootsOf('work works');

const lineOf = ({ name, role }: TeamMember) => `**${name}**, ${role}`;
const teamLink = link('The team', '/about#team');
const url = '/about#team';

const all = (): Reply => ({
  text: `The team:\n\n${toList(team.map(lineOf))}\n\n${teamLink}`,
  url,
});

const several = (found: typeof people): Reply => {
  const members = found.map(({ member }) => member);
  const [only, second] = members;
  if (only && !second) return { text: `${lineOf(only)}. ${only.blurb} ${teamLink}`, url };
  return { text: `${joinWords(members.map(lineOf))}. ${teamLink}`, url };
};

/** How many words of a question belong to a role: `head of product` is not the CEO because of `head`. */
const roleMatch = ({ role }: (typeof people)[number], { roots }: Question) =>
  [...role].filter((root) => roots.has(root)).length;

/** The people of the team, and when the company was founded; undefined for other questions. */
export const answerTeam = (question: Question): Reply | undefined => {
  const isAge =
    hasAny(question, asksFounder) || (question.roots.has('old') && hasAny(question, rootsCompany));
  if (isAge && hasAny(question, asksWhen) && isAllOf(question, historyWords))
    return {
      text: `${company.name} was founded in ${company.foundedYear}. [About us](/about)`,
      url: '/about',
    };
  if (!isAllOf(question, allowed, roleRoots, nameRoots)) return undefined;
  const named = people.filter(({ names }) => hasAny(question, names));
  if (named.length > 0) return several(named);
  const isWho = hasAny(question, asksWho);
  if (hasAny(question, asksFounder))
    return several(people.filter(({ role }) => hasAny({ roots: role }, asksFounder)));
  const most = Math.max(...people.map((person) => roleMatch(person, question)));
  const best = people.filter((person) => most > 0 && roleMatch(person, question) === most);
  // “Product” or “research” alone is not about a person.
  const isRole = isWho || hasAny(question, rootsTitle);
  if (best.length > 0 && best.length < people.length && isRole && !(best.length > 1 && most === 1 && !isWho))
    return several(best);
  if (isWho && hasAny(question, asksBoss)) return several(people.slice(0, 1));
  return hasAny(question, asksTeam) || (isWho && hasAny(question, rootsWork)) ? all() : undefined;
};
