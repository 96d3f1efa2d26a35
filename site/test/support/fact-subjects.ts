import * as facts from '@loomwright/content';

/** A clause that matches `about` must not state any other number with this unit. */
export interface Subject {
  readonly name: string;
  readonly about: RegExp;
  readonly unit: string;
  readonly numbers: readonly number[];
}

export const subjects: readonly Subject[] = [
  {
    name: 'a first project',
    about: /\bfirst project\b/i,
    unit: 'week',
    numbers: [...facts.chatbotWeeks, ...facts.automationWeeks, ...facts.forecastWeeks, facts.studyWeeks],
  },
  {
    name: 'automationWeeks',
    about: /\bfirst (?:automated )?process\b/i,
    unit: 'week',
    numbers: facts.automationWeeks,
  },
  { name: 'chatbotWeeks', about: /\bpilot\b/i, unit: 'week', numbers: facts.chatbotWeeks },
  {
    name: 'forecastWeeks',
    about: /\bforecasts (?:six|you can|\d|take)/i,
    unit: 'week',
    numbers: facts.forecastWeeks,
  },
  { name: 'studyWeeks', about: /\bstudy\b/i, unit: 'week', numbers: [facts.studyWeeks] },
  { name: 'releaseWeeks', about: /\bfirst release\b/i, unit: 'week', numbers: facts.releaseWeeks },
  { name: 'trialDays', about: /\btrial\b/i, unit: 'day', numbers: [facts.trialDays] },
  { name: 'demoMinutes', about: /\bdemo\b/i, unit: 'minute', numbers: [facts.demoMinutes] },
  {
    name: 'lockAttempts',
    about: /\b(?:failed|wrong) (?:attempts|logins|passwords)\b/i,
    unit: 'attempt',
    numbers: [facts.lockAttempts],
  },
  {
    name: 'passwordCharacters',
    about: /\bpassword\b/i,
    unit: 'character',
    numbers: [facts.passwordCharacters],
  },
  { name: 'passwordRounds', about: /\bPBKDF2\b/, unit: 'round', numbers: [facts.passwordRounds] },
  {
    name: 'emailAnswerHours',
    about: /\b(?:answer|reply)\b.*\bemails?\b|\bemails?\b.*\b(?:answer|reply)\b/i,
    unit: 'hour',
    numbers: [facts.emailAnswerHours, facts.phoneAnswerHours],
  },
];

export interface Policy {
  readonly name: keyof typeof facts.policies;
  readonly affirms: RegExp;
  readonly denies: RegExp;
}

export const policySentences: readonly Policy[] = [
  {
    name: 'asksForCard',
    affirms: /\b(?:ask|asks|need|needs|require|requires)\b[^.;]*\b(?:credit )?card\b/i,
    denies: /\b(?:don’t|doesn’t|never|no|not|without)\b[^.;]*\bcard\b/i,
  },
  {
    name: 'trialRenewsItself',
    affirms: /\brenew(?:s|ed)? (?:by )?(?:itself|automatically)\b|\btrial\b[^.;]*\brenews\b/i,
    denies: /\b(?:doesn’t|never|not)\b[^.;]*\brenew|\btrial\b[^.;]*\bends by itself\b/i,
  },
  {
    name: 'quoteCommits',
    affirms: /\bquote\b[^.;]*\b(?:commits|binds)\b/i,
    denies: /\bquote\b[^.;]*\b(?:doesn’t|never|not)\b[^.;]*\b(?:commit|bind)/i,
  },
];
