import * as styles from './conversation.css.ts';
import { Suggestions } from './suggestions.tsx';

interface Props {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

export const Greeting = (props: Props) => (
  <div className={styles.greeting}>
    <p className={styles.welcome}>What would you like to know?</p>
    <p>
      I’m a program that answers from the pages of this site: what we make, what it costs, how to reach us. If
      I’m not sure, I say so.
    </p>
    <Suggestions name="Questions to start with" {...props} />
  </div>
);
