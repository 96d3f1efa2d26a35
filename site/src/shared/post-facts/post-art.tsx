import * as styles from './post-facts.css.ts';

interface Props {
  /** The id of the post. Its drawing is `/art/posts/{id}.svg`. */
  readonly post: number;
  readonly isFirst: boolean;
  readonly className?: string;
}

export const PostArt = ({ post, isFirst, className = '' }: Props) => (
  <img
    className={`${styles.art} ${className}`}
    src={`/art/posts/${post}.svg`}
    alt=""
    width="480"
    height="320"
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
  />
);
