import { Link } from 'wouter';
import * as styles from './editor.css.ts';
import { ExportActions } from './export-actions.tsx';
import { Section } from './section.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

const texts = {
  none: 'One file, with everything inside. It opens anywhere, also offline.',
  current: 'You have the page as it is now.',
  outdated: 'You’ve changed the page since then. Download it again to keep the changes.',
};

/** The end of the form: the file, and what to do with it (PGN-1). */
export const DownloadSection = ({ view }: Pick<PortfolioProps, 'view'>) => (
  <Section id="your-download" title="Download" text={texts[view.download]}>
    <ExportActions problem={view.exportProblem} />
    {view.download === 'current' && (
      <div className={styles.done}>
        <h3>Your page is saved as portfolio.html</h3>
        <p>Look for it in your downloads. Then:</p>
        <ol className={styles.after}>
          <li>Open it with a double click. It looks like the preview, even offline.</li>
          <li>
            <Link href="/documentation/build-a-portfolio#step-8-put-it-on-the-web">Put it on the web</Link>:
            any static file host will do.
          </li>
          <li>To change it later, come back in this browser.</li>
        </ol>
      </div>
    )}
  </Section>
);
