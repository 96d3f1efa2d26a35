import type { Post } from '@loomwright/content';
import { Link } from 'wouter';
import { PostFacts } from '../../shared/post-facts/post-facts.tsx';
import { hidden } from '../../ui/page/page.css.ts';
import { PostArt } from '../../ui/post-art/post-art.tsx';
import * as card from '../../ui/product-card/product-card.css.ts';
import * as styles from './blog-page.css.ts';

interface Props {
  readonly post: Post;
  /** Whether it is the first of the list, wider than the others. */
  readonly isLead: boolean;
}

export const PostCard = ({ post, isLead }: Props) => (
  <article className={isLead ? `${card.card} ${styles.lead}` : card.card}>
    <PostArt post={post.id} className={isLead ? styles.leadArt : ''} />
    <div className={card.words}>
      <PostFacts post={post} />
      <h2 className={isLead ? styles.leadTitle : card.title}>{post.title}</h2>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <Link href={`/blog/${post.slug}`} className={`${card.link} ${styles.more}`}>
        Read More<span className={hidden}>{` about ${post.title}`}</span>
      </Link>
    </div>
  </article>
);
