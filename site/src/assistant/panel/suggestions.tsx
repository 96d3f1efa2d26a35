import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { above, justifyStart, stack } from '../../ui/layout/layout.css.ts';
import { note, small } from '../../ui/text/text.css.ts';
import * as styles from './chat-panel.css.ts';

interface Props {
  readonly name: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

export const Suggestions = ({ name, questions, onAsk }: Props) => (
  <ul className={`${stack[2]} ${justifyStart} ${above[3]}`} aria-label={name}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
);

export const Greeting = (props: Omit<Props, 'name'>) => (
  <div className={`${stack[3]} ${note}`}>
    <p className={styles.welcome}>What would you like to know?</p>
    <p>I’m a program that answers from the pages of this site. If I’m not sure, I say so. I can</p>
    <ul className={`${stack[1]} ${styles.abilities}`}>
      <li>compare products and add up what they cost</li>
      <li>explain services, trials and quotes</li>
      <li>find a page, and say where an answer is from</li>
    </ul>
    <Suggestions name="Questions to start with" {...props} />
  </div>
);

type Find = typeof import('../../shared/site-index/nearest-pages.ts')['findNearestPages'];
type Pages = Awaited<ReturnType<Find>>;

/** Pages that match an unanswered question (CHT-4, SCH-1). Loads the search. */
export const NearestPages = ({ question }: { readonly question: string }) => {
  const [pages, setPages] = useState<Pages>([]);
  useEffect(() => {
    let isWanted = true;
    import('../../shared/site-index/nearest-pages.ts')
      .then(({ findNearestPages }) => findNearestPages(question))
      .then(
        (found) => isWanted && setPages(found),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [question]);
  if (pages.length === 0) return null;
  return (
    <div className={`${small} ${above[3]}`}>
      <p>These pages may help:</p>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} className={styles.page}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
