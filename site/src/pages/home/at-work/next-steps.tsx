import { homeBelow } from '@loomwright/content';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { between, cluster } from '../../../ui/layout/layout.css.ts';
import { container, section } from '../../../ui/page/page.css.ts';
import { panel } from '../../../ui/surface/surface.css.ts';
import { muted } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { closing, process } = homeBelow;

export const Process = () => (
  <section className={styles.process} aria-labelledby="process">
    <div className={container}>
      <h2 id="process">{process.title}</h2>
      <ol className={styles.steps}>
        {process.steps.map(({ text, title }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className={muted}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const Closing = () => (
  <section className={`${container} ${section}`} aria-labelledby="closing">
    <div className={`${panel} ${cluster[6]} ${between}`}>
      <div>
        <h2 id="closing">{closing.title}</h2>
        <p id="starts" className={styles.closingText}>
          {closing.text}
        </p>
      </div>
      <ButtonLink href={closing.action.href} look="panel" aria-describedby="starts">
        {closing.action.label}
      </ButtonLink>
    </div>
  </section>
);
