import { contactFacts, mapLinkText, messageAnswerWorkingDays, workingDays } from '@loomwright/content';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { Embed } from '../../shared/embed/embed.tsx';
import { MessageCard } from '../../shared/message-form/message-card.tsx';
import { above, alignTop, below, cluster, pageEnd } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { target } from '../../ui/text/text.css.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import * as styles from './contact-page.css.ts';

const ContactPage = () => (
  <div className={container}>
    <Opening
      title="Contact"
      lead={`What would you like to stop doing by hand, or know sooner?${
        SENDING.isDemonstration
          ? ''
          : ` We read every message, and answer within ${workingDays(messageAnswerWorkingDays)}.`
      }`}
    >
      <p className={`${cluster[5]} ${above[3]}`}>
        <Link href="/demo" className={target}>
          Book a demo
        </Link>
        <Link href="/support" className={target}>
          Ask support
        </Link>
      </p>
    </Opening>
    <div className={styles.layout}>
      <MessageCard id="write" title="Write to us" className={alignTop} Form={ContactForm} />
      <ContactDetails />
    </div>
    <section className={pageEnd} aria-labelledby="where">
      <h2 id="where" className={below[5]}>
        Where we are
      </h2>
      <Embed
        title={`Map of our headquarters in ${contactFacts.headquarters.place}`}
        src={config.mapUrl}
        href={config.mapLinkUrl}
        linkText={mapLinkText(config.mapLinkUrl)}
        size="map"
      />
    </section>
  </div>
);

export default ContactPage;
