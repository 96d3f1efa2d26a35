import { home } from '@loomwright/content';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Drawing } from '../../ui/icon/icon.tsx';
import { between, cluster, fillsPhone, fromTop, pageEnd, stack } from '../../ui/layout/layout.css.ts';
import { actions as actionRow, container, eyebrow, lead, section } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Region } from '../../ui/region/region.tsx';
import { panel } from '../../ui/surface/surface.css.ts';
import { muted, tallTitle, unbroken } from '../../ui/text/text.css.ts';
import * as styles from './home-page.css.ts';

const name = 'Next-Gen';

const subscribe = () => () => {};

/** Beside the title, once the page's code is there: its file would delay the first paint. */
const HeroArt = () => {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const art = (
    <svg className={styles.threads} viewBox="0 0 720 720" fill="none" aria-hidden="true" data-threads>
      <use href="/art/weave.svg#ends" className={styles.ends} />
      <use href="/art/weave.svg#warp" className={styles.warp} />
      <use href="/art/weave.svg#weft" className={styles.weft} />
      <use href="/art/weave.svg#knots" className={styles.ends} />
    </svg>
  );
  return <div className={styles.heroArt}>{isHydrated ? art : <noscript>{art}</noscript>}</div>;
};

const Hero = () => {
  const { actions, eyebrow: words, lead: text, title } = home.hero;
  const [before, after] = title.split(name);
  return (
    <div className={styles.hero}>
      <div className={`${container} ${styles.heroInner}`}>
        <div className={styles.heroWords}>
          <p className={eyebrow}>{words}</p>
          <PageHeading className={tallTitle}>
            <span>{before}</span>
            <span className={unbroken}>{name}</span>
            <span>{after}</span>
          </PageHeading>
          <p className={`${lead} ${styles.heroLead}`}>{text}</p>
          <p className={actionRow}>
            {actions.map(({ href, label }, index) => (
              <ButtonLink
                key={href}
                href={href}
                look={index === 0 ? 'primary' : 'secondary'}
                className={fillsPhone}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <HeroArt />
      </div>
    </div>
  );
};

const Capabilities = () => (
  <section className={`${container} ${section}`} aria-labelledby="capabilities">
    <h2 id="capabilities">{home.capabilities.title}</h2>
    <p className={lead}>{home.capabilities.lead}</p>
    <ul className={styles.capabilities}>
      {home.capabilities.items.map(({ icon, text, title }) => (
        <li key={title} className={styles.capability}>
          <Drawing name={icon} className={styles.icon} />
          <h3>{title}</h3>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const whenNear = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: '600px',
    }).observe(element);
  });

const load = () => import('./at-work/at-work.tsx');

/** Loads the examples; those that the document holds are left as they are until they are about to be seen. */
const loadExamples = async () => {
  const shown = import.meta.env.SSR ? null : document.querySelector('#examples article');
  if (!shown) return load();
  await whenNear(shown);
  // Without their code the document's own examples stay.
  return load().catch(() => new Promise<never>(() => {}));
};

const Examples = () => {
  // Of this component: another try loads again.
  const [Parts] = useState(() => lazy(loadExamples));
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Parts />
    </Suspense>
  );
};

// One element for all renderings: another one would have React replace what the document holds before its code is there.
const examples = (
  <Region name="examples">
    <Examples />
  </Region>
);

/** The products at work: finished examples in the document, to try once they are about to be seen. */
const AtWork = () => {
  const { lead: text, title } = home.atWork;
  return (
    <section className={`${container} ${pageEnd}`} aria-labelledby="at-work">
      <h2 id="at-work">{title}</h2>
      <p className={lead}>{text}</p>
      <div id="examples" className={styles.examples}>
        {examples}
      </div>
    </section>
  );
};

const Process = () => (
  <section className={styles.process} aria-labelledby="process">
    <div className={container}>
      <h2 id="process">{home.process.title}</h2>
      <p className={lead}>{home.process.lead}</p>
      <ol className={styles.steps}>
        {home.process.steps.map(({ text, title }) => (
          <li key={title} className={`${stack[2]} ${fromTop} ${styles.step}`}>
            <h3>{title}</h3>
            <p className={muted}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Closing = () => {
  const { action, text, title } = home.closing;
  return (
    <section className={`${container} ${section}`} aria-labelledby="closing">
      <div className={`${panel} ${cluster[6]} ${between} ${styles.closing}`}>
        <div>
          <h2 id="closing">{title}</h2>
          <p className={styles.closingText}>{text}</p>
        </div>
        <ButtonLink href={action.href} look="panel">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
};

/** `/` (HOM-1, HOM-2, HOM-3). */
const HomePage = () => (
  <>
    <Hero />
    <Capabilities />
    <AtWork />
    <Process />
    <Closing />
  </>
);

export default HomePage;
