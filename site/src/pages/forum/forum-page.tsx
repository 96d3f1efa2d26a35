import { forum } from '@loomwright/content';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { PopularQuestions } from '../../shared/asked/asked.tsx';
import { Button } from '../../ui/button/button.tsx';
import {
  above,
  alignTop,
  justifyStart,
  grid as layout,
  pageEnd,
  split,
  stack,
} from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { muted, partTitle, plainLink, stretchedLink } from '../../ui/text/text.css.ts';
import * as styles from './forum-page.css.ts';

const { asked, plan, today } = forum;

const place = `${card} ${stack[2]} ${alignTop} ${justifyStart} ${styles.place}`;

const Assistant = () => {
  const { assistant } = useSite();
  return (
    <li className={place}>
      <h3>{today.assistant.title}</h3>
      <p className={muted}>{today.assistant.text}</p>
      <Button data-needs-js onClick={() => assistant.send({ type: 'assistant.open' })}>
        {today.assistant.open}
      </Button>
    </li>
  );
};

const ForumPage = () => (
  <div className={`${container} ${stack[8]} ${pageEnd}`}>
    <div>
      <Opening title={forum.title} lead={forum.lead} />
      <section aria-labelledby="today">
        <h2 id="today" className={partTitle}>
          {today.title}
        </h2>
        <ul className={`${layout.narrow} ${above[5]}`}>
          {FEATURES.assistant && <Assistant />}
          {today.places.map(({ href, label, text }) => (
            <li key={href} className={place}>
              <h3>
                <Link href={href} className={`${plainLink} ${stretchedLink}`}>
                  {label}
                </Link>
              </h3>
              <p className={muted}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
    <PopularQuestions title={asked} />
    <section className={split.narrowWide} aria-labelledby="plan">
      <h2 id="plan" className={partTitle}>
        {plan.title}
      </h2>
      <p className={styles.plan}>{plan.text}</p>
    </section>
  </div>
);

export default ForumPage;
