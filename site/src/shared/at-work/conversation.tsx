import { atWork } from '@loomwright/content';
import { stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { note, small } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';
import { Example } from './example.tsx';

const { caption, lines } = atWork.chat;

export const Conversation = () => (
  <Example>
    <p className={note}>{caption}</p>
    <div className={`${stack[3]} ${small}`}>
      {lines.map(({ text, who }) => (
        <p key={text} className={who === 'Assistant' ? styles.answered : styles.asked}>
          <span className={hidden}>{`${who}: `}</span>
          <span>{text}</span>
        </p>
      ))}
    </div>
  </Example>
);
