import * as styles from './conversation.css.ts';

interface Props {
  readonly name: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that are asked by a press (CHT-1). */
export const Suggestions = ({ name, questions, onAsk }: Props) => (
  <ul className={styles.suggestions} aria-label={name}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
);
