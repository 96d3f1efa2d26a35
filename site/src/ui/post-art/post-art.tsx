import * as styles from './post-art.css.ts';

interface Props {
  /** The drawing's id in `/art/posts.svg`: the slug of a category. */
  readonly motif: string;
  /** Whether the cloth is seen from its other side, so that two of a kind differ. */
  readonly isTurned: boolean;
  readonly className?: string;
}

/** The picture of a post. */
export const PostArt = ({ motif, isTurned, className = '' }: Props) => (
  <svg
    className={`${styles.art} ${isTurned ? styles.turned : ''} ${className}`}
    viewBox="0 0 480 320"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`/art/posts.svg#${motif}`} />
  </svg>
);
