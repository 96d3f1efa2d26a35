import { atWork, demo } from '@loomwright/content';
import * as styles from './at-work.css.ts';

const { note, title } = atWork.voices;

/** Sample voices, said to be samples. */
export const Voices = () => (
  <section className={styles.strip} aria-labelledby="voices">
    <h2 id="voices">{title}</h2>
    <div className={styles.voices}>
      {demo.expect.voices.map(({ text, who }) => (
        <figure key={who} className={styles.voice}>
          <blockquote>{text}</blockquote>
          <figcaption className={styles.text}>{who}</figcaption>
        </figure>
      ))}
    </div>
    <p className={styles.text}>{note}</p>
  </section>
);
