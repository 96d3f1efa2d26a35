import { atWork, demo } from '@loomwright/content';
import { above, stack } from '../../../ui/layout/layout.css.ts';
import { muted } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { note, title } = atWork.voices;

/** Sample voices, said to be samples. */
export const Voices = () => (
  <section className={styles.strip} aria-labelledby="voices">
    <h2 id="voices">{title}</h2>
    <div className={`${stack[6]} ${styles.voices}`}>
      {demo.expect.voices.map(({ text, who }) => (
        <figure key={who} className={styles.voice}>
          <blockquote className={styles.quote}>{text}</blockquote>
          <figcaption className={`${muted} ${above[2]}`}>{who}</figcaption>
        </figure>
      ))}
    </div>
    <p className={`${muted} ${above[2]}`}>{note}</p>
  </section>
);
