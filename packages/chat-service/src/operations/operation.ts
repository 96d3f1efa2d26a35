import type { Configuration } from '@loomwright/content/configuration';
import type { Visit } from '../answer/answer.ts';
import type { Question } from '../reading/question.ts';

export type Company = Pick<
  Configuration,
  'contactEndpoint' | 'email' | 'phone' | 'linkedInUrl' | 'gitHubUrl'
>;

export interface Asked {
  readonly question: Question;
  readonly company: Company;
  readonly visit: Visit;
}

export interface Reply {
  /** Markdown, without the link to its page. */
  readonly text: string;
  readonly url: string;
  readonly label: string;
  /** The items that the reply lists, for follow-ups such as “the second one”. */
  readonly list?: readonly string[] | undefined;
  readonly products?: readonly number[] | undefined;
  /** Whether the reply only admits that the site does not state the answer. */
  readonly isAdmission?: boolean;
}

export const onContact = (text: string): Reply => ({ text, url: '/contact', label: 'Contact' });

/** Computes a reply from typed facts; undefined if the question lacks what it needs. */
export type Operation = (asked: Asked) => Reply | undefined;
