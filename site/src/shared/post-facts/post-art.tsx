import * as styles from './post-facts.css.ts';

interface Props {
  /** The id of the post: each has a drawing of its own in `/art/posts.svg`. */
  readonly post: number;
  readonly className?: string;
}

export const PostArt = ({ post, className = '' }: Props) => (
  <svg
    className={`${styles.art} ${post % 2 === 0 ? styles.turned : ''} ${className}`}
    viewBox="0 0 480 320"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`/art/posts.svg#post-${post}`} />
  </svg>
);
