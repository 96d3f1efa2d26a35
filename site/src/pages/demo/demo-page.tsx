import { demo } from '@loomwright/content';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useQueryChoice } from '../../app/use-query-choice.ts';
import { config } from '../../config.ts';
import { Embed } from '../../shared/embed/embed.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { actions, prose, split } from '../../ui/words/words.css.ts';
import * as styles from './demo-page.css.ts';
import { WhatToExpect } from './what-to-expect.tsx';

const { schedule, expect } = demo;

const Schedule = ({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) => (
  <div className={`${split} ${styles.schedule}`}>
    <div className={prose}>
      <h2 ref={heading} tabIndex={-1}>
        {schedule.title}
      </h2>
      <p>{schedule.text}</p>
    </div>
    <Embed
      title={schedule.embedTitle}
      src={config.demoFormUrl}
      href={config.demoFormUrl}
      linkText={schedule.linkText}
      size="form"
    />
    <div className={styles.other}>
      <h3>{schedule.otherTitle}</h3>
      <p>{schedule.otherText}</p>
      <p className={actions}>
        <Link href={schedule.otherAction.href} className={button.secondary}>
          {schedule.otherAction.label}
        </Link>
      </p>
    </div>
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
