import {
  ACTIVITY_TOPICS,
  type ActivityList,
  type ActivityQuery,
  ALL_ACTIVITY,
  activityTopicTexts,
  changeActivityQuery,
  createActivityMachine,
  createDateFormatter,
  readActivityQuery,
  SAMPLE_ACTIVITY_NOTE,
  sampleActivity,
  selectActivity,
  toActivityCountText,
  toActivityDays,
  toActivityList,
  writeActivityQuery,
} from '@loomwright/account';
import { MAX_ACTIVITY } from '@loomwright/account/limits';
import { toQuoteActivityText } from '@loomwright/contact';
import { useEffect, useMemo, useRef, useState } from 'react';
import { watchClock } from '../../adapters/watch-clock.ts';
import { useMember, useSite } from '../../app/providers.tsx';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { useView } from '../../app/use-view.ts';
import { EmptyState } from '../../shared/results/empty-state.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import * as filters from '../../ui/filters/filters.css.ts';
import { SearchField } from '../../ui/filters/search-field.tsx';
import { between, cluster, pageEnd, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import * as page from '../../ui/page/page.css.ts';
import { note } from '../../ui/text/text.css.ts';
import * as styles from './activity-page.css.ts';
import { Day } from './day.tsx';
import { Starts } from './starts.tsx';

const sampleText = toQuoteActivityText({ lines: [{ quantity: 3 }] });
const addressQuery = { read: readActivityQuery, change: changeActivityQuery, write: writeActivityQuery };
const topics = ACTIVITY_TOPICS.map((topic) => [topic, activityTopicTexts[topic]] as const);

const FIRST = 25;
const FEW = 4;

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** The time when the page was opened, or when the user's day last changed. */
const useDay = (now: () => number): number => {
  const [day, setDay] = useState(now);
  useEffect(() => watchClock(now, (at) => setDay((shown) => (isSameDay(shown, at) ? shown : at))), [now]);
  return day;
};

interface EntriesProps {
  readonly list: ActivityList;
  readonly query: ActivityQuery;
  readonly onShowAll: () => void;
}

const Entries = ({ list: { entries, status }, query, onShowAll }: EntriesProps) => {
  const { platform } = useSite();
  const now = useDay(platform.now);
  const [most, setMost] = useState(FIRST);
  const box = useRef<HTMLDivElement>(null);
  const isSample = status === 'empty';
  const found = isSample ? sampleActivity(now, sampleText) : selectActivity(entries, query);
  const days = useMemo(() => toActivityDays(found, createDateFormatter({ now }), most), [found, now, most]);
  // The pressed button disappears, so the focus moves to the first entry that it revealed (A11-1).
  useEffect(() => {
    const first = box.current?.querySelectorAll('li')[FIRST];
    if (most === FIRST || !first) return;
    first.tabIndex = -1;
    first.focus();
  }, [most]);

  if (found.length === 0)
    return (
      <EmptyState title="No entries match" text="Try another topic or another word.">
        <Button onClick={onShowAll}>Clear filters and search</Button>
      </EmptyState>
    );
  return (
    <div ref={box} className={`${stack[5]} ${pageEnd}`}>
      {days.map((day) => (
        <Day key={day.day} day={day} isSample={isSample} />
      ))}
      {entries.length <= FEW && <Starts />}
      {found.length > most && (
        <Button className={styles.more} onClick={() => setMost(MAX_ACTIVITY)}>
          Show older entries
        </Button>
      )}
    </div>
  );
};

const ActivityPage = () => {
  const user = useMember();
  const { notices } = useSite();
  const actor = usePageActor(({ persistence }) => createActivityMachine(persistence), {
    userId: user.id,
    notices,
  });
  const list = useView(actor, toActivityList);
  const [query, change] = useAddressQuery(addressQuery);
  const bar = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const isSample = list.status === 'empty';
  const countText = toActivityCountText(selectActivity(list.entries, query).length, list.entries.length);

  useResultAnnouncement(query, countText);

  // The pressed button disappears, so the focus moves to the bar around it (A11-1).
  const act = (type: 'activity.clear' | 'activity.undoClear') => {
    bar.current?.focus();
    actor.send({ type });
  };
  const showAll = () => {
    change(ALL_ACTIVITY);
    searchBox.current?.focus();
  };

  return (
    <div className={page.container}>
      <Opening
        title="Your activity"
        lead={`What you’ve done here recently: up to ${MAX_ACTIVITY} entries, kept in this browser and sent nowhere.`}
      >
        {isSample && <p className={page.note}>{SAMPLE_ACTIVITY_NOTE}</p>}
      </Opening>
      {list.status === 'filled' && (
        <search className={filters.bar} aria-label="Activity">
          <Choices
            legend="Topic"
            options={topics}
            chosen={query.topic}
            onChoose={(topic) => change({ topic })}
          />
          <div className={filters.fields}>
            <SearchField
              label="Search your activity"
              text={query.text}
              box={searchBox}
              onType={(text) => change({ text })}
            />
          </div>
        </search>
      )}
      {list.status === 'loading' ? (
        <div className={page.room}>
          <p className={`${note} ${styles.head}`}>Loading your activity…</p>
        </div>
      ) : (
        <>
          <div ref={bar} tabIndex={-1} className={`${note} ${cluster[3]} ${between} ${styles.head}`}>
            <span>{isSample ? 'You have no activity yet.' : countText}</span>
            <span>
              {list.canUndo && (
                <Button look="quiet" onClick={() => act('activity.undoClear')}>
                  Undo clearing
                </Button>
              )}
              {list.canClear && (
                <Button look="quiet" onClick={() => act('activity.clear')}>
                  Clear activity
                </Button>
              )}
            </span>
          </div>
          {/* Keyed, so that another query collapses the list again. */}
          <Entries key={writeActivityQuery(query)} list={list} query={query} onShowAll={showAll} />
        </>
      )}
    </div>
  );
};

export default ActivityPage;
