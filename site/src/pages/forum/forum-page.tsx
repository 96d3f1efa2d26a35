import { forum } from '@loomwright/content';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { container, lead, opening, section } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { band, cell, grid } from '../../ui/words/words.css.ts';
import { Closing } from '../../ui/words/words.tsx';

const { closing, plans, today } = forum;

/** `/forum`: not open yet; links to the other places to ask. */
const ForumPage = () => (
  <>
    <div className={`${container} ${opening}`}>
      <PageHeading>{forum.title}</PageHeading>
      <p className={lead}>{forum.lead}</p>
    </div>
    <section className={band} aria-labelledby="today">
      <div className={container}>
        <h2 id="today">{today.title}</h2>
        <ul className={grid}>
          {today.places.map(({ href, label, text }) => (
            <li key={href} className={cell}>
              <h3>
                <Link href={href}>{label}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className={`${container} ${section}`} aria-labelledby="plans">
      <h2 id="plans">{plans.title}</h2>
      <p className={lead}>{plans.note}</p>
      <ul className={grid}>
        {plans.items.map(({ text, title }) => (
          <li key={title} className={cell}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <div className={container}>
      <Closing title={closing.title} text={closing.text}>
        <Link href={closing.action.href} className={button.panel}>
          {closing.action.label}
        </Link>
      </Closing>
    </div>
  </>
);

export default ForumPage;
