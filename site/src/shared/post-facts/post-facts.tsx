import { type Post, toDateText } from '@loomwright/content';
import { accentLabel, note } from '../../ui/text/text.css.ts';
import * as styles from './post-facts.css.ts';

export const PostFacts = ({ post: { author, category, date, readTime } }: { readonly post: Post }) => (
  <p className={`${note} ${styles.facts}`}>
    <span className={accentLabel}>{category}</span>
    <time dateTime={date}>{toDateText(date)}</time>
    <span className={styles.author}>{author}</span>
    <span className={styles.readTime}>{`${readTime} min read`}</span>
  </p>
);
