import { POST_FILTERS, readPostFilter, toBlogHref, toBlogView } from '@loomwright/content';
import { useSearch, useSite } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import * as styles from './blog-page.css.ts';
import { PostCard } from './post-card.tsx';

const filters = POST_FILTERS.map((name) => [name, name] as const);

/** `/blog` (BLG-1). */
const BlogPage = () => {
  const { world } = useSite();
  const filter = readPostFilter(useSearch());
  const { posts, countText } = toBlogView(filter);

  useResultAnnouncement(filter, countText);

  return (
    <div className={container}>
      <Opening
        title="Blog"
        lead="What we build, how it works and where it doesn’t: product updates, technology, use cases and company news."
      />
      <div className={styles.filters} data-results data-needs-js>
        <Choices
          legend="Category"
          options={filters}
          chosen={filter}
          onChoose={(name) => world.navigate(toBlogHref(name), { replace: name === filter })}
        />
      </div>
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
