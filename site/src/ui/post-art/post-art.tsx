import * as styles from './post-art.css.ts';

interface Props {
  /** The drawing's id in `/art/posts.svg`: the slug of a category. */
  readonly motif: string;
  /** Mirrors the drawing, so that two posts of a category differ. */
  readonly isTurned: boolean;
  readonly className?: string;
}

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
