import * as styles from './conversation.css.ts';

const suggestions = [
  'What does AI Chatbot Integration cost?',
  'When are you open?',
  'Which products are available today?',
  'How do I request a quote?',
] as const;

export const Greeting = ({ onAsk }: { readonly onAsk: (question: string) => void }) => (
  <div className={styles.greeting}>
    <p className={styles.welcome}>What would you like to know?</p>
    <p>
      I’m a program that answers from the pages of this site: what we make, what it costs, how to reach us. If
      I’m not sure, I say so.
    </p>
    <ul className={styles.suggestions} aria-label="Questions to start with">
      {suggestions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
