import { documentationTree } from '@loomwright/content';
import { Link } from 'wouter';
import * as styles from './documentation.css.ts';
import { SearchForm } from './search-form.tsx';

/** The sections of the documentation (DOC-1): on wide screens with their items, on an item's page with the search. */
export const Sidebar = ({ slug = '' }: { readonly slug?: string }) => (
  <nav className={styles.sidebar} aria-label="Documentation">
    {slug !== '' && <SearchForm />}
    <ul className={styles.tree}>
      {documentationTree.map((section) => (
        <li key={section.id}>
          <Link href={section.href} className={styles.sectionLink}>
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
