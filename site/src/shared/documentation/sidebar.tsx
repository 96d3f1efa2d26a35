import { documentationTree } from '@loomwright/content';
import { writeTextQuery } from '@loomwright/shell';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { SearchField } from '../../ui/filters/search-field.tsx';
import { below } from '../../ui/layout/layout.css.ts';
import { plainLink } from '../../ui/text/text.css.ts';
import * as styles from './documentation.css.ts';

/** A search from the page of an item opens the documentation page with the results (DOC-1). */
const SearchForm = () => {
  const { platform } = useSite();
  return (
    <search className={below[4]} aria-label="Documentation" data-needs-js>
      <form
        action="/documentation"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('q');
          platform.navigate(`/documentation?${writeTextQuery({ text: String(text) })}`);
        }}
      >
        <SearchField label="Search documentation" name="q" />
      </form>
    </search>
  );
};

export const Sidebar = ({ slug = '' }: { readonly slug?: string }) => (
  <nav className={styles.sidebar} aria-label="Documentation">
    {slug !== '' && <SearchForm />}
    <ul className={styles.tree}>
      {documentationTree.map((section) => (
        <li key={section.id}>
          <Link href={section.href} className={`${plainLink} ${styles.sectionLink}`}>
            {section.title}
          </Link>
          <ul className={styles.branch}>
            {section.items.map((item) => (
              <li key={item.slug}>
                <Link
                  href={`/documentation/${item.slug}`}
                  className={styles.itemLink}
                  aria-current={item.slug === slug ? 'page' : undefined}
                >
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
);
