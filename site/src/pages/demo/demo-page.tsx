import { demo } from '@loomwright/content';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useQueryChoice } from '../../app/use-query-choice.ts';
import { config } from '../../config.ts';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { MessageCard } from '../../shared/message-form/message-card.tsx';
import { between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { target } from '../../ui/text/text.css.ts';
import { BookingForm } from './booking-form.tsx';
import * as styles from './demo-page.css.ts';
import { WhatToExpect } from './what-to-expect.tsx';

const way = `${target} ${styles.way}`;

const { schedule, expect } = demo;

// Few deployments have an external form.
const Embed = lazy(async () => ({ default: (await import('../../shared/embed/embed.tsx')).Embed }));

const Ways = () => (
  <section className={`${card} ${cluster[5]} ${between} ${styles.ways}`} aria-labelledby="ways">
    <div>
      <h3 id="ways" className={styles.stepTitle}>
        {schedule.waysTitle}
      </h3>
      <p>{schedule.waysText}</p>
    </div>
    <p className={styles.waysLinks}>
      <EmailLink className={way} />
      <PhoneLink className={way} />
      <Link href={schedule.waysAction.href} className={way}>
        {schedule.waysAction.label}
      </Link>
    </p>
  </section>
);

interface ScheduleProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Our own form, or an external one where one is configured (BOK-1, EMB-1). */
const Schedule = ({ heading }: ScheduleProps) => (
  <div className={`${stack[5]} ${styles.schedule}`}>
    {config.demoFormUrl ? (
      <>
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
      </>
    ) : (
      <MessageCard id="book" title={schedule.title} heading={heading} Form={BookingForm} />
    )}
    <Ways />
  </div>
);

const tabIds = ['schedule', 'expect'] as const;

/** `/demo` (DMO-1). */
const DemoPage = () => {
  const [tab, chooseTab] = useQueryChoice('tab', tabIds);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBooking = useRef(false);
  // The pressed button disappears with its panel.
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
