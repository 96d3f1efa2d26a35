import { headingsOf, type Prose } from '@loomwright/content';
import * as styles from './documentation-item-page.css.ts';

export const Contents = ({ text }: { readonly text: Prose }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents" className={styles.contentsTitle}>
      On this page
    </h2>
    <ul>
      {headingsOf(text)
        .filter(({ level }) => level === 2)
        .map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} className={styles.contentsLink}>
              {heading.text}
            </a>
          </li>
        ))}
    </ul>
  </nav>
);
