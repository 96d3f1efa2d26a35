import {
  around,
  type DocumentationItem,
  documentationItems,
  documentationSections,
  findDocumentationItem,
  headingsOf,
  loadDocumentationText,
  type Prose as Text,
} from '@loomwright/content';
import { Link } from 'wouter';
import type { PageModule, PageProps } from '../../app/page-module.ts';
import * as styles from '../../shared/documentation/documentation.css.ts';
import { PdfLink } from '../../shared/documentation/pdf-link.tsx';
import { Sidebar } from '../../shared/documentation/sidebar.tsx';
import { NotFound } from '../../shared/not-found/not-found.tsx';
import { Prose } from '../../shared/prose/prose.tsx';
import { useCopying } from '../../shared/prose/use-copying.ts';
import { button } from '../../ui/button/button.css.ts';
import { above, below, cluster } from '../../ui/layout/layout.css.ts';
import { container, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { articleTitle, note, small, smallTarget } from '../../ui/text/text.css.ts';

// Filled by `prepare` before the page renders.
const texts = new Map<string, Text>();

export const prepare: NonNullable<PageModule['prepare']> = async ({ slug = '' }) => {
  const text = await loadDocumentationText(slug);
  if (text) texts.set(slug, text);
};

export const titleOf: NonNullable<PageModule['titleOf']> = ({ slug = '' }) =>
  findDocumentationItem(slug)?.title ?? 'Page Not Found';

const toTarget = (item: DocumentationItem | undefined, label: string) =>
  item && { href: `/documentation/${item.slug}`, title: item.title, label };

const Contents = ({ text }: { readonly text: Text }) => (
  <nav className={`${small} ${styles.contents}`} aria-labelledby="contents">
    <h2 id="contents" className={`${small} ${styles.contentsTitle}`}>
      On this page
    </h2>
    <ul className={styles.contentsList}>
      {headingsOf(text)
        .filter(({ level }) => level === 2)
        .map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} className={`${smallTarget} ${styles.contentsLink}`}>
              {heading.text}
            </a>
          </li>
        ))}
    </ul>
  </nav>
);

const Item = ({ item, text }: { readonly item: DocumentationItem; readonly text: Text }) => {
  const copying = useCopying();
  const { before, after } = around(documentationItems, item.slug);
  return (
    <div className={`${container} ${opening}`}>
      <div className={styles.layout}>
        <Sidebar slug={item.slug} />
        <div>
          <article className={styles.article}>
            <header className={styles.articleHead}>
              <p className={`${note} ${below[4]}`}>
                <Link href="/documentation">Documentation</Link> ·{' '}
                <Link href={`/documentation#${item.section}`}>
                  {documentationSections[item.section].title}
                </Link>
              </p>
              <PageHeading className={articleTitle}>{item.title}</PageHeading>
              <p className={lead}>{item.summary}</p>
              <p className={`${note} ${cluster[4]} ${above[5]}`}>
                <PdfLink item={item} className={button.secondary} />
                <span>{`${item.readTime} min read`}</span>
              </p>
            </header>
            <div className={styles.columns}>
              <Contents text={text} />
              <Prose text={text} copying={copying} />
            </div>
          </article>
          <Pager
            label="More documentation"
            before={toTarget(before, 'Previous')}
            after={toTarget(after, 'Next')}
          />
        </div>
      </div>
    </div>
  );
};

const DocumentationItemPage = ({ params: { slug = '' } }: PageProps) => {
  const item = findDocumentationItem(slug);
  const text = texts.get(slug);
  // Keyed, so that no state carries over to the next item.
  return item && text ? <Item key={slug} item={item} text={text} /> : <NotFound />;
};

export default DocumentationItemPage;
