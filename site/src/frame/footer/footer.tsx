import { company, footerGroups } from '@loomwright/content';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { offered } from '../../app/left-out.ts';
import { useSite } from '../../app/providers.tsx';
import { ThemeSwitch } from '../../shared/theme-switch/theme-switch.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { alignTop, between, cluster, row, stack } from '../../ui/layout/layout.css.ts';
import { container, hidden } from '../../ui/page/page.css.ts';
import { muted, note } from '../../ui/text/text.css.ts';
import * as styles from '../frame.css.ts';

export const Footer = () => {
  const { platform } = useSite();
  // Hydration must render the year that is in the prerendered page.
  const [year, setYear] = useState(__BUILD_YEAR__);
  useEffect(() => setYear(platform.currentYear()), [platform]);
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.inner}`}>
        <div className={`${stack[4]} ${alignTop} ${muted} ${styles.about}`}>
          <Brand name={company.name} className={styles.brand} />
          <p>{company.tagline}</p>
          <ul className={styles.profiles} aria-label="Elsewhere">
            {company.profiles.map(({ name }, index) => (
              <li key={name}>
                {__PROFILE_URLS__[index] ? (
                  <a
                    href={__PROFILE_URLS__[index]}
                    className={`${row[1]} ${styles.profile}`}
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    <span>{name}</span> <Icon name="external" size={14} />
                    <span className={hidden}> (opens in a new tab)</span>
                  </a>
                ) : (
                  <span className={styles.profile}>{name}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.groups} aria-label="Footer">
          {footerGroups.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {offered(links).map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={`${cluster[4]} ${between} ${note} ${styles.bottom}`}>
          <p>{`© ${year} ${company.name}. ${company.legal.sample}`}</p>
          <div className={cluster[2]}>
            <ThemeSwitch />
            <div id="motion" className={styles.motion} />
          </div>
        </div>
      </div>
    </footer>
  );
};
