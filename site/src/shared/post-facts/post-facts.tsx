import { type Post, toDateText } from '@loomwright/content';
import * as styles from './post-facts.css.ts';

export const PostFacts = ({ post: { author, category, date, readTime } }: { readonly post: Post }) => (
  <p className={styles.facts}>
    <span className={styles.category}>{category}</span>
    <time dateTime={date}>{toDateText(date)}</time>
    <span>{author}</span>
    <span>{`${readTime} min read`}</span>
  </p>
);
