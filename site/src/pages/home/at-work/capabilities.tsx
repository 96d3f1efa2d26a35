import { homeBelow } from '@loomwright/content';
import { Drawing } from '../../../ui/icon/icon.tsx';
import { container, lead, section } from '../../../ui/page/page.css.ts';
import { muted } from '../../../ui/text/text.css.ts';
import * as styles from '../home-page.css.ts';

export const Capabilities = () => (
  <section className={`${container} ${section}`} aria-labelledby="capabilities">
    <h2 id="capabilities">{homeBelow.capabilities.title}</h2>
    <p className={lead}>{homeBelow.capabilities.lead}</p>
    <ul className={styles.capabilities}>
      {homeBelow.capabilities.items.map(({ icon, text, title }) => (
        <li key={title} className={styles.capability}>
          <Drawing name={icon} className={styles.icon} />
          <h3>{title}</h3>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
