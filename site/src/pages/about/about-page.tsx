import { about, team } from '@loomwright/content';
import { initialOf } from '@loomwright/kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { centre, split, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, lead, section } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { accentLabel, muted } from '../../ui/text/text.css.ts';
import { band, closingLink, grid, prose, small } from '../../ui/words/words.css.ts';
import { Closing, Points } from '../../ui/words/words.tsx';
import * as styles from './about-page.css.ts';

/** Falls back to the first letter of the name (ABT-1). */
const Portrait = ({ name, image }: { readonly name: string; readonly image: string | undefined }) => {
  const [failedImage, setFailedImage] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // A prerendered picture may have failed to load before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? { complete: false };
    if (complete && naturalWidth === 0) setFailedImage(image);
  }, [image]);
  return image && image !== failedImage ? (
    <img
      ref={picture}
      className={`${centre} ${styles.portrait}`}
      src={image}
      alt={`Portrait of ${name}`}
      width="320"
      height="320"
      loading="lazy"
      decoding="async"
      onError={() => setFailedImage(image)}
    />
  ) : (
    <span className={`${centre} ${styles.portrait}`} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
};

const { careers, mission, photo, team: teamWords, values } = about;

const Mission = () => (
  <section className={`${container} ${split.narrowWide} ${styles.mission}`} aria-labelledby="mission">
    <h2 id="mission">{mission.title}</h2>
    <div className={prose}>
      {mission.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </section>
);

const Values = () => (
  <section className={band} aria-labelledby="values">
    <div className={container}>
      <h2 id="values">{values.title}</h2>
      <ul className={grid}>
        <Points points={values.items} />
      </ul>
    </div>
  </section>
);

const Team = () => (
  <section id="team" className={`${container} ${section}`} aria-labelledby="team-title">
    <h2 id="team-title">{teamWords.title}</h2>
    <p className={lead}>{teamWords.lead}</p>
    <ul className={grid}>
      {team.map(({ blurb, image, name, role, takesConfiguredImage }) => (
        <li key={name} className={`${card} ${styles.member}`}>
          <Portrait name={name} image={(takesConfiguredImage && config.teamImageUrl) || image} />
          <div className={`${stack[2]} ${styles.words}`}>
            <h3>{name}</h3>
            <p className={accentLabel}>{role}</p>
            <p className={muted}>{blurb}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const AboutPage = () => (
  <>
    <div className={container}>
      <Opening title={about.title} lead={about.lead} isTall />
      <figure>
        <img src={photo.src} alt={photo.alt} width="1200" height="400" className={styles.photo} />
        <figcaption className={small}>{photo.caption}</figcaption>
      </figure>
    </div>
    <Mission />
    <Values />
    <Team />
    <div id="careers" className={container}>
      <Closing title={careers.title} text={careers.text} action={careers.action}>
        <Link href={careers.writeTo.href} className={closingLink}>
          {careers.writeTo.label}
        </Link>
      </Closing>
    </div>
  </>
);

export default AboutPage;
