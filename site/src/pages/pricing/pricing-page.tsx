import { faq, pricing } from '@loomwright/content';
import { Link } from 'wouter';
import { Inline } from '../../shared/prose/inline.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { below, fixed, split } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { sunken } from '../../ui/surface/surface.css.ts';
import { note, partTitle, smallTarget, strong } from '../../ui/text/text.css.ts';
import { closingLink, prose } from '../../ui/words/words.css.ts';
import { Closing, Question } from '../../ui/words/words.tsx';
import { Calculator } from './calculator.tsx';
import { PartHead } from './part-head.tsx';
import { ProductPrices, ServicePrices } from './price-lists.tsx';
import * as styles from './pricing-page.css.ts';

const { closing, questions, workspace } = pricing;
const entries = faq.find(({ id }) => id === 'pricing')?.entries ?? [];

const Workspace = () => (
  <section className={`${sunken} ${styles.workspace}`} aria-labelledby="workspace">
    <PartHead id="workspace" title={workspace.title} lead={workspace.lead} />
    <ul className={styles.included}>
      {workspace.items.map(({ text, title }) => (
        <li key={title} className={styles.item}>
          <Icon name="check" className={`${fixed} ${styles.check}`} />
          <div>
            <h3 className={`${strong} ${styles.itemTitle}`}>{title}</h3>
            <p className={note}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const PricingPage = () => (
  <div className={container}>
    <Opening title={pricing.title} lead={pricing.lead}>
      <p className={`${note} ${styles.sample}`}>{pricing.note}</p>
    </Opening>
    <ProductPrices />
    <Workspace />
    <ServicePrices />
    <Calculator />
    <section className={`${split.narrowWide} ${styles.last}`} aria-labelledby="questions">
      <div>
        <h2 id="questions" className={`${partTitle} ${below[2]}`}>
          {questions.title}
        </h2>
        <Link href={questions.all.href} className={smallTarget}>
          {questions.all.label}
        </Link>
      </div>
      <div>
        {entries.map(({ answer, id, question }) => (
          <Question key={id} id={id} title={question}>
            <p className={prose}>
              <Inline text={answer} />
            </p>
          </Question>
        ))}
      </div>
    </section>
    <Closing {...closing}>
      <Link href={closing.other.href} className={closingLink}>
        {closing.other.label}
      </Link>
    </Closing>
  </div>
);

export default PricingPage;
