import { type FiguresView, SAMPLE_NOTE } from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { Link } from 'wouter';
import { Chart } from '../../ui/chart/chart.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { baseline, between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { badge, container, note, opening, shortLead } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Stats } from '../../ui/stat/stats.tsx';
import { card } from '../../ui/surface/surface.css.ts';
import { accentLabel, heading3, label, plainLink, stretchedLink } from '../../ui/text/text.css.ts';
import * as styles from './dashboard.css.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

const arrowRight = 'M4 12h15M13 6l6 6l-6 6';

export interface QuickLink {
  readonly href: string;
  readonly label: string;
  readonly hint: string;
}

const QuickLinks = ({ links }: { readonly links: readonly QuickLink[] }) => (
  <nav className={`${card} ${stack[4]} ${styles.quickLinks}`} aria-labelledby="quick-links">
    <h2 id="quick-links" className={heading3}>
      Quick links
    </h2>
    <ul>
      {links.map(({ hint, href, label: text }) => (
        <li key={href} className={styles.quickLink}>
          <Link href={href} className={`${plainLink} ${stretchedLink} ${styles.link}`}>
            {text}
          </Link>
          <span className={styles.hint}>{hint}</span>
          <span className={styles.arrow}>
            <Icon path={arrowRight} />
          </span>
        </li>
      ))}
    </ul>
  </nav>
);

interface Props {
  readonly title: string;
  readonly badgeText: string;
  readonly user: UserView;
  readonly figures: FiguresView;
  readonly links: readonly QuickLink[];
}

const Activity = ({ activity }: Pick<FiguresView, 'activity'>) => (
  <section className={styles.panel} aria-labelledby="activity">
    <div className={`${cluster[4]} ${between} ${baseline}`}>
      <h2 id="activity" className={heading3}>
        Recent activity
      </h2>
      <Link href="/activity" className={`${label} ${styles.more}`}>
        See all activity
      </Link>
    </div>
    <ul className={styles.activity}>
      {activity.map(({ id, text, topic }) => (
        <li key={id} className={`${stack[1]} ${styles.entry}`}>
          <span className={accentLabel}>{topic}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

export const Dashboard = ({ badgeText, figures, links, title, user }: Props) => (
  <div className={`${container} ${styles.page}`}>
    <div className={`${opening} ${styles.head}`}>
      <div className={cluster[4]}>
        <PageHeading>{title}</PageHeading>
        <span className={`${badge} ${styles.role}`}>{badgeText}</span>
      </div>
      <p className={shortLead}>
        Welcome back, <bdi>{user.name}</bdi>.
      </p>
      <p className={note}>{SAMPLE_NOTE}</p>
    </div>
    <section aria-labelledby="figures" className={stack[4]}>
      <h2 id="figures" className={heading3}>
        {figures.spanText}
      </h2>
      <Stats stats={figures.stats} />
    </section>
    <div className={`${stack[5]} ${styles.columns}`}>
      <div className={`${stack[5]} ${styles.side}`}>
        {figures.charts.map((chart) => (
          <Chart key={chart.id} chart={chart} />
        ))}
      </div>
      <div className={`${stack[5]} ${styles.side}`}>
        <NotificationsPanel user={user} />
        <QuickLinks links={links} />
      </div>
    </div>
    <Activity activity={figures.activity} />
  </div>
);
