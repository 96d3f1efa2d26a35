import { security, securitySections } from '@loomwright/content';
import { Link } from 'wouter';
import { deployment } from '../../shared/legal/deployment.ts';
import { Prose } from '../../shared/prose/prose.tsx';
import { split } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { closingLink, contents, contentsLink } from '../../ui/words/words.css.ts';
import { Closing } from '../../ui/words/words.tsx';
import * as styles from './security-page.css.ts';

const { closing, lead, title } = security;
const sections = securitySections(deployment);

const SecurityPage = () => (
  <div className={container}>
    <Opening title={title} lead={lead} />
    <div className={split.narrowWide}>
      <nav className={`${contents} ${styles.links}`} aria-label="Sections">
        {sections.map(({ id, title: name }) => (
          <a key={id} href={`#${id}`} className={contentsLink}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, text, title: name }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id} className={styles.title}>
              {name}
            </h2>
            <Prose text={text} />
          </section>
        ))}
      </div>
    </div>
    <Closing title={closing.title} text={closing.text} action={closing.action}>
      <Link href={closing.more.href} className={closingLink}>
        {closing.more.label}
      </Link>
    </Closing>
  </div>
);

export default SecurityPage;
