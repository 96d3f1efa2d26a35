import { atWork } from '@loomwright/content';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './at-work.css.ts';

const { caption, lines } = atWork.chat;

/** A sample conversation that ends with a handover. */
export const Conversation = () => (
  <div className={styles.example}>
    <p className={styles.head}>{caption}</p>
    <div className={styles.talk}>
      {lines.map(({ text, who }) => (
        <p key={text} className={who === 'Assistant' ? styles.line.answered : styles.line.asked}>
          <span className={hidden}>{`${who}: `}</span>
          <span>{text}</span>
        </p>
      ))}
    </div>
  </div>
);
