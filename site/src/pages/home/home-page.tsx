import { home } from '@loomwright/content';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { AskAssistant } from '../../shared/at-work/ask-assistant.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { above, between, cluster, fillsPhone } from '../../ui/layout/layout.css.ts';
import { actions as actionRow, container, eyebrow, lead } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Region } from '../../ui/region/region.tsx';
import { label, note, plainLink, tallTitle, target, unbroken } from '../../ui/text/text.css.ts';
import * as styles from './home-page.css.ts';

const name = 'Next-Gen';

const subscribe = () => () => {};

/** Rendered only after hydration, because loading the file earlier would delay the first paint. */
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
  const { actions, eyebrow: words, lead: text, price, title } = home.hero;
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
          <p className={lead}>{text}</p>
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
          <p className={above[4]}>
            <Link href={price.href} className={target}>
              {price.label}
            </Link>
          </p>
        </div>
        <HeroArt />
      </div>
    </div>
  );
};

const Facts = () => {
  const { action, items, title } = home.facts;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <div className={container}>
        <div className={`${cluster[3]} ${between}`}>
          <h2 id="facts" className={label}>
            {title}
          </h2>
          <AskAssistant>{action}</AskAssistant>
        </div>
        <ul className={styles.factList}>
          {items.map(({ figure, href, text }) => (
            <li key={href}>
              <Link href={href} className={`${plainLink} ${styles.fact}`}>
                <strong className={styles.figure}>{figure}</strong> <span className={note}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const whenNear = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: '600px',
    }).observe(element);
  });

const load = () => import('./at-work/at-work.tsx');

/** Leaves the prerendered part unchanged until it is about to become visible. */
const loadBelow = async () => {
  const shown = import.meta.env.SSR ? null : document.querySelector('#examples article');
  if (!shown) return load();
  await whenNear(shown);
  // If the code fails to load, the prerendered HTML stays.
  return load().catch(() => new Promise<never>(() => {}));
};

const Below = () => {
  // One lazy component per instance, so that a retry loads the code again.
  const [Parts] = useState(() => lazy(loadBelow));
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Parts />
    </Suspense>
  );
};

// A constant, because React would discard the prerendered HTML if the element changed.
const below = (
  <Region name="examples">
    <Below />
  </Region>
);

const HomePage = () => (
  <>
    <Hero />
    <Facts />
    <div id="examples">{below}</div>
  </>
);

export default HomePage;
