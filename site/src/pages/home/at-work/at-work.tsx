import { atWork, homeBelow } from '@loomwright/content';
import type { ReactNode } from 'react';
import { Answers } from '../../../shared/at-work/answers.tsx';
import { Forecast } from '../../../shared/at-work/forecast.tsx';
import { Invoices } from '../../../shared/at-work/invoices.tsx';
import { container, lead } from '../../../ui/page/page.css.ts';
import { muted } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';
import { Capabilities } from './capabilities.tsx';
import { Closing, Process } from './next-steps.tsx';
import { PortfolioPreview } from './portfolio-preview.tsx';
import { Products } from './products.tsx';
import { WorkedCase } from './worked-case.tsx';

interface Props {
  readonly words: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

const Cell = ({ words: { text, title }, children }: Props) => (
  <article className={styles.cell}>
    <h3>{title}</h3>
    <p className={`${muted} ${styles.cellText}`}>{text}</p>
    {children}
  </article>
);

const { lead: text, title } = homeBelow.atWork;

/** Everything on the home page below the facts, loaded shortly before it becomes visible. */
const AtWork = () => (
  <>
    <Capabilities />
    <section className={container} aria-labelledby="at-work">
      <h2 id="at-work">{title}</h2>
      <p className={lead}>{text}</p>
      <div className={styles.cells}>
        <Cell words={atWork.assistant}>
          <Answers />
        </Cell>
        <Cell words={atWork.analytics}>
          <Forecast />
        </Cell>
        <Cell words={atWork.automation}>
          <Invoices />
        </Cell>
        {FEATURES.portfolio && (
          <Cell words={atWork.portfolio}>
            <PortfolioPreview />
          </Cell>
        )}
      </div>
    </section>
    <WorkedCase />
    <Products />
    <Process />
    <Closing />
  </>
);

export default AtWork;
