import { findDocumentationItem, loadDocumentationText, type Prose } from '@loomwright/content';
import type { PageModule, PageProps } from '../../app/routes.ts';
import { container, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

// Filled by `prepare`, before the page is drawn.
const texts = new Map<string, Prose>();

export const prepare: NonNullable<PageModule['prepare']> = async ({ slug = '' }) => {
  const text = await loadDocumentationText(slug);
  if (text) texts.set(slug, text);
};

export const titleOf: NonNullable<PageModule['titleOf']> = ({ slug = '' }) =>
  findDocumentationItem(slug)?.title ?? 'Page Not Found';

/** `/documentation/{slug}`. */
const DocumentationItemPage = ({ params: { slug = '' } }: PageProps) => {
  const item = findDocumentationItem(slug);
  const text = texts.get(slug);
  if (!item || !text) return <NotFoundPage />;
  return (
    <article className={`${container} ${opening}`}>
      <PageHeading>{item.title}</PageHeading>
      {text.map(
        (block) =>
          'text' in block && (
            <p key={block.text} className={lead}>
              {block.text}
            </p>
          ),
      )}
    </article>
  );
};

export default DocumentationItemPage;
