import { contactFacts } from '@loomwright/content';
import type { Configuration } from '@loomwright/content/configuration';
import { rootsOf } from '../normalise.ts';
import { hasAny, isAllOf, type Question } from '../question.ts';
import { joinWords, link, type Reply } from '../reply.ts';
import { toList } from '../source.ts';

/** The values of a configuration that the site shows. */
export type Company = Pick<Configuration, 'email' | 'phone' | 'linkedInUrl' | 'gitHubUrl'>;

const phoneWords = rootsOf('phone call number hotline ring line');
const asksPhone = rootsOf('phone hotline');
const emailWords = rootsOf('email address write send number');
const asksEmail = rootsOf('email');
const placeWords = rootsOf(
  'address where located location place based headquarters office country city town map street find is situated which what in company live sit state',
);
const asksPlace = rootsOf('address located location based headquarters situated country city map directions');
const zoneWords = rootsOf('timezone utc gmt');
const profileWords = rootsOf('linkedin github profile social media page account link twitter x');
const reachWords = rootsOf('contact reach write');
const personWords = rootsOf(
  'human agent representative operator advisor colleague employee somebody someone',
);
const speakWords = rootsOf(
  'talk speak call connect transfer callback chat contact real live back phone need want directly',
);
const speedWords = rootsOf('howlong quick response time answer when soon hear wait');
const asksSpeed = rootsOf('howlong quick soon time when');
const asksAnswer = rootsOf('answer hear wait back');
const polite = rootsOf(
  'what which where how who can company team contact best postal visiting mailing street full possible detail details business please reach',
);

const rootsProfile = rootsOf('linkedin github social');
const rootsOffice = rootsOf('office company');
const rootsUs = rootsOf('information option options way data email phone');
const rootsCall = rootsOf('call');
const rootsChat = rootsOf('chat livechat');

const channelOf = (question: Question) => {
  if (hasAny(question, asksEmail)) return 'email';
  if (hasAny(question, asksPhone) || hasAny(question, rootsCall)) return 'phone';
  return undefined;
};

const speed = (question: Question): Reply => {
  const url = '/support?tab=channels';
  const via = channelOf(question);
  const channel = contactFacts.channels.find((known) => known.via === via);
  const text =
    via && channel
      ? `We answer by ${via === 'email' ? 'e-mail' : 'phone'} ${channel.answers}.${via === 'phone' ? ' That is during business hours.' : ''}`
      : `How soon we answer:\n\n${toList(contactFacts.channels.map(({ name, answers }) => `${name}: ${answers}`))}\n\n`;
  return { text: `${text} ${link('Support channels', url)}`, url };
};

/** How to reach the company, where it is and how soon it answers; undefined for other questions. */
export const answerReach = (
  question: Question,
  { email, phone, linkedInUrl, gitHubUrl }: Company,
): Reply | undefined => {
  const isAll = (...sets: readonly ReadonlySet<string>[]) => isAllOf(question, polite, ...sets);
  const phoneText = `[${phone}](tel:${phone.replaceAll(' ', '')})`;
  const emailText = `[${email}](mailto:${email})`;
  const onContact = (text: string): Reply => ({
    text: `${text} ${link('Contact', '/contact')}`,
    url: '/contact',
  });

  if (
    hasAny(question, asksSpeed) &&
    hasAny(question, asksAnswer) &&
    isAll(speedWords, emailWords, phoneWords, rootsChat)
  )
    return speed(question);
  if (hasAny(question, zoneWords) && isAll(zoneWords, placeWords))
    return onContact(`Our hours are in ${contactFacts.timeZone}.`);
  if (hasAny(question, rootsProfile) && isAll(profileWords)) {
    const profiles = [
      { root: 'linkedin', text: `[LinkedIn](${linkedInUrl})` },
      { root: 'github', text: `[GitHub](${gitHubUrl})` },
    ];
    const named = profiles.filter(({ root }) => question.roots.has(root));
    return onContact(
      `You find us on ${joinWords((named.length > 0 ? named : profiles).map(({ text }) => text))}.`,
    );
  }
  if (hasAny(question, asksEmail) && hasAny(question, asksPhone) && isAll(emailWords, phoneWords))
    return onContact(`Our e-mail address is ${emailText}, our phone number ${phoneText}.`);
  if (hasAny(question, asksEmail) && isAll(emailWords, personWords))
    return onContact(`Our e-mail address is ${emailText}. We answer within 24 hours.`);
  if (
    hasAny(question, personWords) &&
    hasAny(question, speakWords) &&
    isAll(personWords, speakWords, phoneWords)
  )
    return {
      text: `Gladly: write on the [contact form](/contact) or to ${emailText}, or call ${phoneText} during business hours. A person answers.`,
      url: '/contact',
    };
  if (
    (hasAny(question, asksPhone) || hasAny(question, rootsCall)) &&
    isAll(phoneWords, speakWords, personWords)
  )
    return onContact(`Our phone number is ${phoneText}. During business hours we pick up, or call you back.`);
  const isWhere =
    question.roots.has('where') &&
    (hasAny(question, rootsOffice) || (question.roots.has('you') && question.content.length === 0));
  if ((hasAny(question, asksPlace) || isWhere) && isAll(placeWords))
    return onContact(`We are at the ${contactFacts.headquarters.lines.join(', ')}.`);
  if (hasAny(question, reachWords) && isAll(reachWords, rootsUs))
    return onContact(`Write to ${emailText}, call ${phoneText}, or use the form on the contact page.`);
  return undefined;
};
