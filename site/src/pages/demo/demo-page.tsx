import { demo } from '@loomwright/content';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useQueryChoice } from '../../app/use-query-choice.ts';
import { config } from '../../config.ts';
import { MessageCard } from '../../shared/message-form/message-card.tsx';
import { justifyStart, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { subtitle, target } from '../../ui/text/text.css.ts';
import { bullets } from '../../ui/words/words.css.ts';
import { BookingForm } from './booking-form.tsx';
import * as styles from './demo-page.css.ts';
import { Voice } from './voice.tsx';
import { WhatToExpect } from './what-to-expect.tsx';

const { schedule, expect } = demo;

// Loaded lazily: few deployments have an external form.
const Embed = lazy(async () => ({ default: (await import('../../shared/embed/embed.tsx')).Embed }));

const [voice] = expect.voices;

const Beside = () => (
  <aside className={`${stack[6]} ${styles.beside}`}>
    <section className={stack[4]} aria-labelledby="gives">
      <h2 id="gives" className={subtitle}>
        {schedule.proof.title}
      </h2>
      <ul className={bullets}>
        {expect.benefits.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Link href="/demo?tab=expect" className={target}>
        {expect.stepsTitle}
      </Link>
    </section>
    <Voice {...voice} after={schedule.proof.note} />
    <section className={`${stack[2]} ${justifyStart}`} aria-labelledby="ways">
      <h2 id="ways" className={subtitle}>
        {schedule.waysTitle}
      </h2>
      <p>{schedule.waysText}</p>
      <Link href={schedule.waysAction.href} className={target}>
        {schedule.waysAction.label}
      </Link>
    </section>
  </aside>
);

interface ScheduleProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The configured external form, or the site's own form (BOK-1, EMB-1). */
const Schedule = ({ heading }: ScheduleProps) => (
  <div className={styles.schedule}>
    {config.demoFormUrl ? (
      <div className={stack[5]}>
        <h2 ref={heading} tabIndex={-1}>
          {schedule.title}
        </h2>
        <Suspense>
          <Embed
            title={schedule.embedTitle}
            src={config.demoFormUrl}
            href={config.demoFormUrl}
            linkText={schedule.embedLinkText}
            size="form"
            reports={config.demoFormReports === 'yes'}
          />
        </Suspense>
      </div>
    ) : (
      <MessageCard id="book" title={schedule.title} heading={heading} Form={BookingForm} />
    )}
    <Beside />
  </div>
);

const tabIds = ['schedule', 'expect'] as const;

const DemoPage = () => {
  const [tab, chooseTab] = useQueryChoice('tab', tabIds);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBooking = useRef(false);
  // The pressed button disappears with its panel, so the focus must move.
  useEffect(() => {
    if (tab === 'schedule' && isBooking.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    }
    isBooking.current = false;
  }, [tab]);
  const book = () => {
    isBooking.current = true;
    chooseTab('schedule');
  };
  return (
    <div className={container}>
      <Opening title={demo.title} lead={demo.lead} />
      <Tabs
        label={demo.tabsLabel}
        name="tab"
        tabs={[
          { id: 'schedule', label: schedule.label, panel: <Schedule heading={heading} /> },
          { id: 'expect', label: expect.label, panel: <WhatToExpect onBook={book} /> },
        ]}
        current={tab}
        onChange={chooseTab}
      />
    </div>
  );
};

export default DemoPage;
