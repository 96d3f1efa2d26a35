import { forum } from '@loomwright/content';
import { Link } from 'wouter';
import { Opening } from '../../ui/page/opening.tsx';
import { container, lead, section } from '../../ui/page/page.css.ts';
import { band, grid } from '../../ui/words/words.css.ts';
import { Closing, Points } from '../../ui/words/words.tsx';

const { closing, plans, today } = forum;
const places = today.places.map(({ href, label, text }) => ({
  title: <Link href={href}>{label}</Link>,
  text,
}));

/** `/forum`: not open yet; links to the other places to ask. */
const ForumPage = () => (
  <>
    <Opening title={forum.title} lead={forum.lead} className={container} />
    <section className={band} aria-labelledby="today">
      <div className={container}>
        <h2 id="today">{today.title}</h2>
        <ul className={grid}>
          <Points points={places} />
        </ul>
      </div>
    </section>
    <section className={`${container} ${section}`} aria-labelledby="plans">
      <h2 id="plans">{plans.title}</h2>
      <p className={lead}>{plans.note}</p>
      <ul className={grid}>
        <Points points={plans.items} />
      </ul>
    </section>
    <div className={container}>
      <Closing {...closing} />
    </div>
  </>
);

export default ForumPage;
