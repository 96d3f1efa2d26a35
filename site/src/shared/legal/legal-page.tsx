import { type LegalSection, legalClosing } from '@loomwright/content';
import { createDateFormat, keysOf } from '@loomwright/kit';
import { useEffect, useState } from 'react';
import { match } from 'ts-pattern';
import { useSite } from '../../app/providers.tsx';
import { siteKeys } from '../../app/stored-keys.ts';
import { baseline, between, cluster, split } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { muted, small as smallText, strong } from '../../ui/text/text.css.ts';
import { aside, bullets, contents, contentsLink, prose, small } from '../../ui/words/words.css.ts';
import { Closing } from '../../ui/words/words.tsx';
import { Inline } from '../prose/inline.tsx';
import * as styles from './legal.css.ts';

const dates = createDateFormat();

/** Shows today's date, which is known only in the browser (LGL-1, RTE-5). */
const LastUpdated = () => {
  const { platform } = useSite();
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dates.format(platform.now())), [platform]);
  return (
    <p className={small} data-needs-js>
      {`Last updated: ${today ?? ''}`}
    </p>
  );
};

const Words = ({ text }: { readonly text: LegalSection['text'] }) =>
  text.map((block) =>
    match(block)
      .with({ kind: 'list' }, ({ items }) => (
        <ul key={items[0]} className={bullets}>
          {items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      ))
      .with({ kind: 'paragraph' }, { kind: 'note' }, ({ kind, text: words }) => (
        <p key={words} className={kind === 'note' ? aside : undefined}>
          <Inline text={words} />
        </p>
      ))
      // The section shows the headings. Code and tables do not occur.
      .with({ kind: 'heading' }, { kind: 'code' }, { kind: 'table' }, () => null)
      .exhaustive(),
  );

const areas = { local: 'Kept until you delete it', session: 'Kept until you close the tab' } as const;

const StoredKeys = () =>
  keysOf(areas).map((kept) => (
    <section key={kept} aria-labelledby={`kept-${kept}`}>
      <h3 id={`kept-${kept}`} className={styles.kept}>
        {areas[kept]}
      </h3>
      <dl className={smallText}>
        {siteKeys
          .filter(({ area }) => area === kept)
          .map(({ holds, key, name }) => (
            <div key={key} className={styles.key}>
              <dt className={`${cluster[1]} ${baseline} ${between}`}>
                <span className={strong}>{name}</span> <code className={muted}>{key}</code>
              </dt>
              <dd className={muted}>{holds}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export const LegalPage = ({ title, lead, sections }: Props) => (
  <div className={container}>
    <Opening title={title} lead={lead}>
      <LastUpdated />
    </Opening>
    <div className={split.narrowWide}>
      <nav className={contents} aria-label="Sections">
        <ol className={styles.contents}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className={`${contentsLink} ${styles.counted}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={styles.text}>
        {sections.map(({ after, id, text, title: heading }) => (
          <li key={id} className={prose}>
            <h2 id={id} className={styles.title}>
              {heading}
            </h2>
            <Words text={text} />
            {after === 'stored' && <StoredKeys />}
          </li>
        ))}
      </ol>
    </div>
    <Closing {...legalClosing} />
  </div>
);
