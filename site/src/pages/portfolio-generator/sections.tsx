import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { note, partTitle } from '../../ui/text/text.css.ts';
import { useEditor } from './editor-context.ts';
import { ExportActions, ImportButton } from './file-actions.tsx';
import * as styles from './form.css.ts';
import { PictureInput, TextInput } from './inputs.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The heading receives the focus when the focused element is removed. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div>
      <h2 id={id} tabIndex={-1} className={partTitle}>
        {title}
      </h2>
      <p className={`${note} ${styles.text}`}>{text}</p>
    </div>
    {children}
  </section>
);

export const AboutSection = ({ view: { portfolio } }: Pick<PortfolioProps, 'view'>) => (
  <Section id="your-about" title="About you" text="The top of your page. Only your name is required.">
    <TextInput name="name" label="Name" autoComplete="name" value={portfolio.name} />
    <TextInput
      name="headline"
      label="Headline"
      hint="What you’d like to be hired for, in one line."
      value={portfolio.headline}
    />
    <PictureInput
      label="Portrait (optional)"
      hint="Cropped to a square. The photo’s location and time aren’t kept."
      name="picture"
      value={portfolio.picture}
    />
    <TextInput
      name="about"
      label="About"
      hint="Two or three short paragraphs, with blank lines between."
      kind="lines"
      value={portfolio.about}
    />
  </Section>
);

export const ContactSection = ({ view: { portfolio } }: Pick<PortfolioProps, 'view'>) => (
  <Section id="contact-you" title="Contact" text="Anyone can read this, including spammers.">
    <TextInput
      name="contact.email"
      label="Email"
      kind="email"
      autoComplete="email"
      value={portfolio.contact.email}
    />
    <div className={styles.pair}>
      <TextInput
        name="contact.phone"
        label="Phone"
        kind="tel"
        autoComplete="tel"
        value={portfolio.contact.phone}
      />
      <TextInput name="contact.place" label="Place" value={portfolio.contact.place} />
    </div>
  </Section>
);

const texts = {
  none: 'One file, with everything inside. It opens anywhere, also offline.',
  current: 'You have the page as it is now.',
  outdated: 'You’ve changed the page since then. Download it again to keep the changes.',
};

export const DownloadSection = ({ view }: Pick<PortfolioProps, 'view'>) => (
  <Section id="your-download" title="Download" text={texts[view.download]}>
    <ExportActions problem={view.exportProblem} />
    {view.download === 'current' && (
      <div className={`${card} ${stack[3]} ${styles.done}`}>
        <h3>Your page is saved as portfolio.html</h3>
        <p>Look for it in your downloads. Then:</p>
        <ol className={`${stack[2]} ${styles.after}`}>
          <li>Open it with a double click. It looks like the preview, even offline.</li>
          <li>
            <Link href="/documentation/build-a-portfolio#step-8-put-it-on-the-web">Put it on the web</Link>:
            any static file host will do.
          </li>
          <li>To change it later, come back in this browser.</li>
        </ol>
      </div>
    )}
  </Section>
);

export const WorkSection = ({ view }: Pick<PortfolioProps, 'view'>) => {
  const { send } = useEditor();
  return (
    <Section
      id="your-work"
      title="Your work"
      text="Kept only in this browser. Export it to continue elsewhere."
    >
      <p>
        <Button onClick={() => send({ type: 'portfolio.export', format: 'json' })}>Export your work</Button>
      </p>
      <ImportButton text="Import exported work" isImporting={view.isImporting} problem={view.importProblem} />
      <div className={styles.imported}>
        <Button look="quiet" onClick={() => send({ type: 'portfolio.startOver' })}>
          Start over
        </Button>
      </div>
    </Section>
  );
};
