import { demo } from '@loomwright/content';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { aside, cell, grid, prose, question, small, split } from '../../ui/words/words.css.ts';
import { Closing, Points } from '../../ui/words/words.tsx';
import * as styles from './demo-page.css.ts';

const { expect } = demo;

const Figures = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">{expect.statsTitle}</h2>
    <dl className={grid}>
      {expect.stats.map(({ label, value }) => (
        <div key={label} className={`${cell} ${styles.stat}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={small}>{expect.statsNote}</p>
  </section>
);

const Testimonials = () => (
  <section aria-labelledby="voices">
    <h2 id="voices">{expect.voicesTitle}</h2>
    <div className={grid}>
      {expect.voices.map(({ text, who }) => (
        <figure key={who} className={aside}>
          <blockquote className={styles.voice}>
            <p>“{text}”</p>
          </blockquote>
          <figcaption className={small}>{who}</figcaption>
        </figure>
      ))}
    </div>
  </section>
);

const Questions = () => (
  <section className={split} aria-labelledby="before">
    <h2 id="before">{expect.faqTitle}</h2>
    <div>
      {expect.faq.map(({ answer, question: text }) => (
        <details key={text} className={question}>
          <summary>
            <h3>{text}</h3>
          </summary>
          <p className={prose}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

/** What the half hour covers, and its agenda (DMO-1). */
export const WhatToExpect = ({ onBook }: { readonly onBook: () => void }) => (
  <div className={styles.panel}>
    <section aria-labelledby="benefits">
      <h2 id="benefits">{expect.benefitsTitle}</h2>
      <ul className={grid}>
        <Points points={expect.benefits} />
      </ul>
    </section>
    <section aria-labelledby="steps">
      <h2 id="steps">{expect.stepsTitle}</h2>
      <ol className={`${grid} ${styles.steps}`}>
        <Points points={expect.steps} />
      </ol>
    </section>
    <Testimonials />
    <Figures />
    <Questions />
    <Closing title={expect.closing.title} text={expect.closing.text}>
      <button type="button" className={button.panel} onClick={onBook} data-needs-js>
        {expect.closing.book}
      </button>
      <Link href={expect.closing.other.href}>{expect.closing.other.label}</Link>
    </Closing>
  </div>
);
