import type { Configuration } from '@loomwright/content/configuration';
import type { Visit } from '../answer/answer.ts';
import type { Question } from '../reading/question.ts';

/** The values of a configuration that answers depend on. */
export type Company = Pick<
  Configuration,
  'contactEndpoint' | 'email' | 'phone' | 'linkedInUrl' | 'gitHubUrl'
>;

export interface Asked {
  readonly question: Question;
  readonly company: Company;
  readonly visit: Visit;
}

/** A computed answer. */
export interface Reply {
  /** Markdown in whole sentences, without the link to its page. */
  readonly text: string;
  readonly url: string;
  /** The label of the link. */
  readonly label: string;
  /** What it lists, in order, for “the second one”. */
  readonly list?: readonly string[] | undefined;
  /** The ids of the products it is about. */
  readonly products?: readonly number[] | undefined;
  /** Whether it says that the site does not state what is asked: that is no answer. */
  readonly isAdmission?: boolean;
}

/** A reply with a link to the contact page. */
export const onContact = (text: string): Reply => ({ text, url: '/contact', label: 'Contact' });

/** Computes an answer from typed facts; undefined when the question lacks what it needs. */
export type Operation = (asked: Asked) => Reply | undefined;
