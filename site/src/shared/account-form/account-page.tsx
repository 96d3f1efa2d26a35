import type { ReactNode } from 'react';
import { useSite } from '../../app/providers.tsx';
import { shrinks, stack } from '../../ui/layout/layout.css.ts';
import { container, lead as leadStyle } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { card, panel } from '../../ui/surface/surface.css.ts';
import { partTitle } from '../../ui/text/text.css.ts';
import * as styles from './account-page.css.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** A file in `site/art/account`, without its extension. */
  readonly art: 'log-in' | 'register' | 'recovery';
  readonly aside: { readonly title: string; readonly texts: readonly string[] };
  readonly children: ReactNode;
}

export const AccountPage = ({ title, lead, art, aside, children }: Props) => {
  const { platform } = useSite();
  // Preloads the password hasher when typing begins, before the submit.
  const prepare = () => {
    platform.loadHasher().catch(() => {});
  };
  return (
    <div className={`${container} ${stack[7]} ${styles.layout}`}>
      <div className={shrinks}>
        <div id="account-form">
          <PageHeading>{title}</PageHeading>
        </div>
        <p className={leadStyle}>{lead}</p>
        <div className={`${card} ${stack[5]} ${styles.formCard}`} onInput={prepare}>
          {children}
        </div>
      </div>
      <aside className={`${panel} ${styles.aside}`}>
        <svg className={styles.art} viewBox="0 0 320 310" aria-hidden="true">
          <use href={`/art/account/${art}.svg#art`} />
        </svg>
        <div className={styles.asideWords}>
          <h2 className={partTitle}>{aside.title}</h2>
          {aside.texts.length === 1 ? (
            <p className={styles.asideText}>{aside.texts}</p>
          ) : (
            <ul className={`${stack[3]} ${styles.asideText}`}>
              {aside.texts.map((text) => (
                <li key={text} className={styles.benefit}>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </aside>
    </div>
  );
};
