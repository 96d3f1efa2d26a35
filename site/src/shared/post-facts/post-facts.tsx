import { type Post, toDateText } from '@loomwright/content';
import { accentLabel } from '../../ui/text/text.css.ts';
import * as styles from './post-facts.css.ts';

export const PostFacts = ({ post: { author, category, date, readTime } }: { readonly post: Post }) => (
  <p className={styles.facts}>
    <span className={accentLabel}>{category}</span>
    <time dateTime={date}>{toDateText(date)}</time>
    <span>{author}</span>
    <span>{`${readTime} min read`}</span>
  </p>
);
