import { demo } from '@loomwright/content';
import { Link } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { above, alignTop, grid as layout, split, stack } from '../../ui/layout/layout.css.ts';
import { card, sunken } from '../../ui/surface/surface.css.ts';
import { accentLabel, muted } from '../../ui/text/text.css.ts';
import { closingLink, grid, prose, small } from '../../ui/words/words.css.ts';
import { Closing, Points, Question } from '../../ui/words/words.tsx';
import * as styles from './demo-page.css.ts';
import { Voice } from './voice.tsx';

const { expect } = demo;

const Figures = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">{expect.statsTitle}</h2>
    <dl className={`${sunken} ${layout.narrow} ${styles.agenda}`}>
      {expect.stats.map(({ label, value }) => (
        <div key={label} className={styles.stat}>
          <dt className={muted}>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={small}>{expect.statsNote}</p>
  </section>
);

const Testimonials = () => (
  <section aria-labelledby="voices">
    <h2 id="voices">{expect.voicesTitle}</h2>
    <div className={`${layout.wide} ${above[5]}`}>
      {expect.voices.map((voice) => (
        <Voice key={voice.who} {...voice} />
      ))}
    </div>
  </section>
);

const Agenda = () => (
  <section aria-labelledby="steps">
    <h2 id="steps">{expect.stepsTitle}</h2>
    <div className={`${card} ${styles.agenda}`}>
      <ol className={styles.steps}>
        {expect.steps.map((step) => (
          <li key={step.title} className={`${stack[1]} ${alignTop} ${styles.step}`}>
            <h3>{step.title}</h3>
            <p className={accentLabel}>{'minutes' in step ? `${step.minutes} minutes` : expect.beforeText}</p>
            <p className={muted}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Questions = () => (
  <section className={split.narrowWide} aria-labelledby="before">
    <h2 id="before">{expect.faqTitle}</h2>
    <div>
      {expect.faq.map(({ answer, question }) => (
        <Question key={question} title={question}>
          <p className={prose}>{answer}</p>
        </Question>
      ))}
    </div>
  </section>
);

export const WhatToExpect = ({ onBook }: { readonly onBook: () => void }) => (
  <div className={`${stack[8]} ${styles.panel}`}>
    <section aria-labelledby="benefits">
      <h2 id="benefits">{expect.benefitsTitle}</h2>
      <ul className={grid}>
        <Points points={expect.benefits} />
      </ul>
    </section>
    <Agenda />
    <Testimonials />
    <Figures />
    <Questions />
    <Closing title={expect.closing.title} text={expect.closing.text}>
      <Button look="panel" onClick={onBook} data-needs-js>
        {expect.closing.book}
      </Button>
      <Link href={expect.closing.other.href} className={closingLink}>
        {expect.closing.other.label}
      </Link>
    </Closing>
  </div>
);
