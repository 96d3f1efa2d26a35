import { type FaqEntry, faq, faqPage } from '@loomwright/content';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useNavigation } from '../../app/providers.tsx';
import { Inline } from '../../shared/prose/inline.tsx';
import { Button } from '../../ui/button/button.tsx';
import { below, split } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { muted, partTitle, smallTarget } from '../../ui/text/text.css.ts';
import { closingLink, contents, contentsLink, prose } from '../../ui/words/words.css.ts';
import { Closing, Question } from '../../ui/words/words.tsx';
import * as styles from './faq-page.css.ts';

const { closing } = faqPage;

const Entry = ({ entry, onToggle }: { readonly entry: FaqEntry; readonly onToggle: () => void }) => (
  <Question id={entry.id} title={entry.question} onToggle={onToggle}>
    <div className={prose}>
      <p>
        <Inline text={entry.answer} />
      </p>
      <p>
        <a href={`#${entry.id}`} className={`${smallTarget} ${styles.link}`}>
          Link to this answer
        </a>
      </p>
    </div>
  </Question>
);

/** Opens the question in the hash, or all questions (FAQ-1). The open state is kept only in the DOM. */
const useOpened = (list: RefObject<HTMLElement | null>) => {
  const { visit } = useNavigation();
  const [isAllOpen, setAllOpen] = useState(false);

  // Runs before the page scrolls to the question, so that its position is final.
  useLayoutEffect(() => {
    const named = visit.location.hash && document.getElementById(visit.location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [visit]);

  const look = useCallback(() => setAllOpen(!list.current?.querySelector('details:not([open])')), [list]);

  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !isAllOpen;
  };
  return { isAllOpen, look, toggleAll };
};

const FaqPage = () => {
  const list = useRef<HTMLDivElement>(null);
  const { isAllOpen, look, toggleAll } = useOpened(list);
  return (
    <div className={container}>
      <Opening title={faqPage.title} lead={faqPage.lead} />
      <div className={split.narrowWide}>
        <nav className={`${contents} ${styles.categories}`} aria-label="Categories">
          {faq.map(({ entries, id, title }) => (
            <a key={id} href={`#${id}`} className={contentsLink}>
              {`${title} (${entries.length})`}
            </a>
          ))}
          <Button look="quiet" className={styles.all} onClick={toggleAll} data-needs-js>
            {isAllOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        </nav>
        <div ref={list}>
          {faq.map(({ entries, id, text, title }) => (
            <section key={id} id={id} className={styles.category} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={partTitle}>
                {title}
              </h2>
              <p className={`${muted} ${below[4]}`}>{text}</p>
              <div className={`${card} ${styles.questions}`}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} onToggle={look} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <Closing {...closing}>
        <Link href={closing.other.href} className={closingLink}>
          {closing.other.label}
        </Link>
      </Closing>
    </div>
  );
};

export default FaqPage;
