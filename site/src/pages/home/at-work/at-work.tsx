import { atWork } from '@loomwright/content';
import type { ReactNode } from 'react';
import { Answers } from '../../../shared/at-work/answers.tsx';
import { Forecast } from '../../../shared/at-work/forecast.tsx';
import { Invoices } from '../../../shared/at-work/invoices.tsx';
import { muted } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';
import { PortfolioPreview } from './portfolio-preview.tsx';
import { Products } from './products.tsx';
import { Voices } from './voices.tsx';

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

/** What the home page loads when it is about to be seen: the products at work, all of them, and what people say. */
const AtWork = () => (
  <>
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
    <Products />
    <Voices />
  </>
);

export default AtWork;
