import { POST_FILTERS, readPostFilter, toBlogHref, toBlogView } from '@loomwright/content';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useNavigation, useSite } from '../../app/providers.tsx';
import { choice, choices } from '../../ui/choices/choices.css.ts';
import { container, hidden, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import * as styles from './blog-page.css.ts';
import { PostCard } from './post-card.tsx';

/** `/blog` (BLG-1). */
const BlogPage = () => {
  const { app, world } = useSite();
  const { cause } = useNavigation().visit;
  const filter = readPostFilter(useSearch());
  const { posts, countText } = toBlogView(filter);
  const lastFilter = useRef(filter);

  useEffect(() => {
    if (lastFilter.current === filter) return;
    lastFilter.current = filter;
    // The prerendered count is part of the page and is not announced.
    if (cause !== 'document') app.send({ type: 'results.changed', text: countText });
  }, [app, cause, countText, filter]);

  return (
    <div className={container}>
      <div className={opening}>
        <PageHeading>Blog</PageHeading>
        <p className={lead}>
          What we build, how it works and where it does not: product updates, technology, use cases and news,
          written by the people who do the work.
        </p>
      </div>
      <fieldset className={`${choices} ${styles.filters}`} data-results data-needs-js>
        <legend className={hidden}>Category</legend>
        {POST_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className={choice}
            aria-pressed={name === filter}
            onClick={() => world.navigate(toBlogHref(name), { replace: name === filter })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className={styles.results} data-results>
        <ul className={styles.grid}>
          {posts.map((post, place) => (
            <li key={post.id}>
              <PostCard post={post} isLead={place === 0} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

export default BlogPage;
