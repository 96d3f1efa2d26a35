import {
  around,
  findPost,
  type PostCategory,
  postCalls,
  posts,
  type Prose as Text,
} from '@loomwright/content';
import { loadPostText } from '@loomwright/content/post-texts';
import { Link } from 'wouter';
import type { PageModule, PageProps } from '../../app/page-module.ts';
import { NotFound } from '../../shared/not-found/not-found.tsx';
import { PostArt } from '../../shared/post-facts/post-art.tsx';
import { PostFacts } from '../../shared/post-facts/post-facts.tsx';
import { Prose } from '../../shared/prose/prose.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { above, below, between, cluster } from '../../ui/layout/layout.css.ts';
import { container, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { panel } from '../../ui/surface/surface.css.ts';
import { articleTitle, partTitle, smallTarget } from '../../ui/text/text.css.ts';
import { closingText } from '../../ui/words/words.css.ts';
import * as styles from './blog-post-page.css.ts';

// Filled by `prepare` before the page renders.
const texts = new Map<string, Text>();

export const prepare: NonNullable<PageModule['prepare']> = async ({ slug = '' }) => {
  const text = await loadPostText(slug);
  if (text) texts.set(slug, text);
};

export const titleOf: NonNullable<PageModule['titleOf']> = ({ slug = '' }) =>
  findPost(slug)?.title ?? 'Page Not Found';

const PostCall = ({ category }: { readonly category: PostCategory }) => {
  const { title, text, action } = postCalls[category];
  return (
    <section className={`${panel} ${cluster[5]} ${between} ${styles.call}`} aria-labelledby="call">
      <div>
        <h2 id="call" className={partTitle}>
          {title}
        </h2>
        <p className={closingText}>{text}</p>
      </div>
      <ButtonLink href={action.href} look="panel">
        {action.label}
      </ButtonLink>
    </section>
  );
};

const BlogPostPage = ({ params: { slug = '' } }: PageProps) => {
  const post = findPost(slug);
  const text = texts.get(slug);
  if (!post || !text) return <NotFound />;
  const { before: newer, after: older } = around(posts, slug);
  return (
    <div className={container}>
      <article className={styles.article}>
        <header className={opening}>
          <Link href="/blog" className={`${smallTarget} ${below[4]}`}>
            All posts
          </Link>
          <PostFacts post={post} />
          <PageHeading className={`${articleTitle} ${above[3]}`}>{post.title}</PageHeading>
          <p className={lead}>{post.excerpt}</p>
        </header>
        <PostArt post={post.id} isFirst className={styles.art} />
        <Prose text={text} />
      </article>
      <PostCall category={post.category} />
      <Pager
        label="More posts"
        before={older && { href: `/blog/${older.slug}`, title: older.title, label: 'Older' }}
        after={newer && { href: `/blog/${newer.slug}`, title: newer.title, label: 'Newer' }}
      />
    </div>
  );
};

export default BlogPostPage;
