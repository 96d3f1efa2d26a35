import {
  changeSavingsQuery,
  readFigure,
  readSavingsQuery,
  type SavingsQuery,
  toSavingsRequest,
  toSavingsView,
  writeSavingsQuery,
} from '@loomwright/contact';
import { SAVINGS_RANGES } from '@loomwright/contact/limits';
import { pricing } from '@loomwright/content';
import { keysOf } from '@loomwright/kit';
import { useState } from 'react';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { alignTop, split, stack } from '../../ui/layout/layout.css.ts';
import { Slider } from '../../ui/slider/slider.tsx';
import { card, panel } from '../../ui/surface/surface.css.ts';
import { figures, label, muted, note } from '../../ui/text/text.css.ts';
import { PartHead } from './part-head.tsx';
import * as styles from './pricing-page.css.ts';

const { calculator } = pricing;

const addressQuery = { read: readSavingsQuery, change: changeSavingsQuery, write: writeSavingsQuery };

export const Calculator = () => {
  const [query, change] = useAddressQuery(addressQuery);
  // Kept in state while dragging, because browsers reject too many URL changes.
  const [dragged, setDragged] = useState<SavingsQuery>();
  const shown = dragged ?? query;
  const view = toSavingsView(shown);
  useResultAnnouncement(query, view.announcement);
  return (
    <section id="calculator" className={`${stack[5]} ${styles.part}`} aria-labelledby="calculator-title">
      <PartHead id="calculator-title" title={calculator.title} lead={calculator.lead}>
        <noscript>{calculator.withoutScript}</noscript>
      </PartHead>
      <div className={`${split.wideNarrow} ${styles.calculator}`} data-results>
        <div className={`${card} ${stack[5]} ${alignTop} ${styles.figures}`}>
          {keysOf(calculator.figures).map((figure) => (
            <Slider
              key={figure}
              {...calculator.figures[figure]}
              value={shown[figure]}
              least={SAVINGS_RANGES[figure].least}
              most={SAVINGS_RANGES[figure].most}
              read={readFigure}
              onDrag={(value) => setDragged({ ...shown, [figure]: value })}
              onChoose={(value) => {
                setDragged(undefined);
                change({ [figure]: value });
              }}
            />
          ))}
        </div>
        <div className={`${panel} ${stack[4]} ${alignTop} ${styles.result}`}>
          <p>
            <span className={styles.onPanel}>{calculator.result}</span>
            <br />
            <strong className={`${figures} ${styles.total}`}>{view.yearText}</strong>{' '}
            <span className={styles.onPanel}>{calculator.aYear}</span>
          </p>
          <ul className={`${figures} ${styles.shares}`}>
            <li className={styles.share}>
              <strong>{view.monthText}</strong> <span className={styles.onPanel}>{calculator.aMonth}</span>
            </li>
            <li className={styles.share}>
              <strong>{view.hoursText}</strong> <span className={styles.onPanel}>{calculator.hours}</span>
            </li>
          </ul>
          <ButtonLink href={`/demo?savings=${toSavingsRequest(shown)}`} look="panel">
            {calculator.book}
          </ButtonLink>
        </div>
        <div className={styles.formula}>
          <h3 className={label}>{calculator.formula}</h3>
          <p className={`${figures} ${styles.factors}`}>
            {view.factors.map(({ label, value }, place) => (
              <span key={label} className={styles.factor}>
                {place > 0 && <span className={muted}>× </span>}
                <strong>{value}</strong> <span className={note}>{label}</span>{' '}
              </span>
            ))}
            <span className={styles.factor}>
              <span className={muted}>= </span>
              <strong>{view.yearText}</strong> <span className={note}>{calculator.aYear}</span>
            </span>
          </p>
          <p className={note}>{calculator.assumptions}</p>
        </div>
      </div>
    </section>
  );
};
