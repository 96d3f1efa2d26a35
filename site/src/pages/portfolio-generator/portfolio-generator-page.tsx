import { useEffect, useState } from 'react';
import { loadPart } from '../../app/load-part.ts';
import type { PageProps } from '../../app/page-module.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { muted, partTitle } from '../../ui/text/text.css.ts';
import type { Editor } from './editor.tsx';
import * as styles from './portfolio-generator-page.css.ts';

const load = () => import('./editor.tsx');

let editor: typeof Editor | undefined;

/** Loads the tool and its styles, which no other page includes, before the page renders. */
export const prepare = async (): Promise<void> => {
  if (import.meta.env.SSR) return;
  editor = (await loadPart(load)).Editor;
};

const points = [
  [
    'One file, nothing behind it',
    'Text, pictures and styles are inside, without scripts. It opens by itself, from a USB stick or an email. To put it online, any static file host will do.',
  ],
  [
    'Kept in your browser',
    'What you type goes nowhere else. Closing the tab loses nothing, and it works offline.',
  ],
  [
    'Yours to change',
    'Three themes, light and dark, and a print version. Export your work to continue elsewhere.',
  ],
] as const;

const placeholder = (
  <p className={`${muted} ${styles.waiting}`} data-needs-js>
    Getting the tool ready…
  </p>
);

const PortfolioGeneratorPage = ({ arrival }: PageProps) => {
  // The prerendered document has no stored portfolio, so the tool appears after hydration.
  const [isHydrated, setIsHydrated] = useState(arrival === 'navigation');
  useEffect(() => setIsHydrated(true), []);
  const Tool = isHydrated ? editor : undefined;
  return (
    <div className={container}>
      <Opening
        title="Portfolio Generator"
        lead="Enter who you are and what you’ve made, watch the page take shape, and download it as one file."
      />
      <div className={styles.tool}>
        <noscript>The tool works in your browser, and needs JavaScript.</noscript>
        {Tool ? <Tool placeholder={placeholder} /> : placeholder}
      </div>
      <section aria-labelledby="what-you-get">
        <h2 id="what-you-get" className={partTitle}>
          What you get
        </h2>
        <ul className={`${stack[6]} ${styles.points}`}>
          {points.map(([title, text]) => (
            <li key={title}>
              <h3 className={styles.point}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

export default PortfolioGeneratorPage;
