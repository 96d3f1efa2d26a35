import { type PostCategory, postCalls } from '@loomwright/content';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { panel } from '../../ui/page/page.css.ts';
import * as styles from './blog-post-page.css.ts';

export const PostCall = ({ category }: { readonly category: PostCategory }) => {
  const { title, text, action } = postCalls[category];
  return (
    <section className={`${panel} ${styles.call}`} aria-labelledby="call">
      <div>
        <h2 id="call" className={styles.callTitle}>
          {title}
        </h2>
        <p className={styles.callText}>{text}</p>
      </div>
      <Link href={action.href} className={button.panel}>
        {action.label}
      </Link>
    </section>
  );
};
