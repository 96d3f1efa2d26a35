import { atWork } from '@loomwright/content';
import { stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { note, small } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { caption, lines } = atWork.chat;

/** A sample conversation that ends with a handover. */
export const Conversation = () => (
  <div className={`${card} ${stack[4]} ${styles.example}`}>
    <p className={note}>{caption}</p>
    <div className={`${stack[3]} ${small}`}>
      {lines.map(({ text, who }) => (
        <p key={text} className={who === 'Assistant' ? styles.answered : styles.asked}>
          <span className={hidden}>{`${who}: `}</span>
          <span>{text}</span>
        </p>
      ))}
    </div>
  </div>
);
