import * as styles from './editor.css.ts';
import { PictureInput } from './picture-input.tsx';
import { Section } from './section.tsx';
import { TextInput } from './text-input.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

/** Name, headline, portrait and description. */
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
