import {
  POST_FILTERS,
  type Post,
  postCalls,
  readPostFilter,
  toBlogHref,
  toBlogView,
} from '@loomwright/content';
import { Link } from 'wouter';
import { useSearch, useSite } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { PostArt } from '../../shared/post-facts/post-art.tsx';
import { PostFacts } from '../../shared/post-facts/post-facts.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import { cards } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, hidden } from '../../ui/page/page.css.ts';
import * as card from '../../ui/product-card/product-card.css.ts';
import { heading3, muted, plainLink, stretchedLink } from '../../ui/text/text.css.ts';
import { Closing } from '../../ui/words/words.tsx';
import * as styles from './blog-page.css.ts';

const filters = POST_FILTERS.map((name) => [name, name] as const);

interface PostCardProps {
  readonly post: Post;
  readonly isLead: boolean;
}

const PostCard = ({ post, isLead }: PostCardProps) => (
  <article className={`${card.card} ${isLead ? styles.lead : styles.card}`}>
    <PostArt post={post.id} isFirst={isLead} className={isLead ? styles.leadArt : styles.art} />
    <div className={card.words}>
      <PostFacts post={post} />
      <h2 className={isLead ? styles.leadTitle : heading3}>{post.title}</h2>
      <p className={muted}>{post.excerpt}</p>
      <Link
        href={`/blog/${post.slug}`}
        className={`${plainLink} ${stretchedLink} ${card.link} ${styles.more}`}
      >
        Read More<span className={hidden}>{` about ${post.title}`}</span>
      </Link>
    </div>
  </article>
);

const BlogPage = () => {
  const { platform } = useSite();
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
          onChoose={(name) => platform.navigate(toBlogHref(name), { replace: name === filter })}
        />
      </div>
      <div className={styles.posts} data-results>
        <ul className={cards}>
          {posts.map((post, place) => (
            <li key={post.id} className={styles.item}>
              <PostCard post={post} isLead={place === 0} />
            </li>
          ))}
        </ul>
      </div>
      <Closing {...postCalls['Use Cases']} />
    </div>
  );
};

export default BlogPage;
