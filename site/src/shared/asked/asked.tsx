import { faq, faqPage } from '@loomwright/content';
import { Link } from 'wouter';
import { above, alignTop, grid, stack } from '../../ui/layout/layout.css.ts';
import { partTitle, target } from '../../ui/text/text.css.ts';
import { cell } from '../../ui/words/words.css.ts';

/** Questions per category. Four fill the first screen of a phone. */
const MOST = 4;

export const PopularQuestions = ({ title }: { readonly title: string }) => (
  <section aria-labelledby="asked">
    <h2 id="asked" className={partTitle}>
      {title}
    </h2>
    <div className={`${grid.wide} ${above[5]}`}>
      {faq.map(({ entries, id, title: category }) => (
        <section key={id} className={`${stack[3]} ${alignTop} ${cell}`}>
          <h3>{category}</h3>
          <ul className={stack[2]}>
            {entries.slice(0, MOST).map((entry) => (
              <li key={entry.id}>
                <Link href={`/faq#${entry.id}`} className={target}>
                  {entry.question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <p className={above[5]}>
      <Link href="/faq" className={target}>
        {faqPage.all}
      </Link>
    </p>
  </section>
);
