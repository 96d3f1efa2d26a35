import {
  contactFacts,
  DOCUMENTATION_SECTIONS,
  documentationItems,
  documentationSections,
  type SupportChannel,
  supportResources,
} from '@loomwright/content';
import { Link } from 'wouter';
import { offered } from '../../app/left-out.ts';
import { useSite } from '../../app/providers.tsx';
import { useQueryChoice } from '../../app/use-query-choice.ts';
import { PopularQuestions } from '../../shared/asked/asked.tsx';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { MessageCard } from '../../shared/message-form/message-card.tsx';
import { Button } from '../../ui/button/button.tsx';
import { above, alignTop, justifyStart, grid as layout, pageEnd, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { accentLabel, muted, note, subtitle, target } from '../../ui/text/text.css.ts';
import { aside } from '../../ui/words/words.css.ts';
import { SupportForm } from './support-form.tsx';
import * as styles from './support-page.css.ts';

const links = { email: EmailLink, phone: PhoneLink } as const;

const Chat = () => {
  const { assistant } = useSite();
  return (
    <Button data-needs-js className={styles.open} onClick={() => assistant.send({ type: 'assistant.open' })}>
      Open the assistant
    </Button>
  );
};

const Address = ({ via }: { readonly via: SupportChannel['via'] }) => {
  if (!via) return FEATURES.assistant && <Chat />;
  const ViaLink = links[via];
  return (
    <p>
      <ViaLink className={target} />
    </p>
  );
};

// The chat has no `via`, and may be left out of the build.
const channels = contactFacts.channels.filter(({ via }) => via || FEATURES.assistant);

const answersText = ({ answers }: SupportChannel) =>
  `Answers ${answers === 'instant' ? 'instantly' : answers}`;

const Sooner = () => (
  <aside aria-labelledby="sooner" className={`${stack[5]} ${styles.sooner}`}>
    <h2 id="sooner" className={subtitle}>
      Need it sooner?
    </h2>
    {channels
      .filter(({ via }) => via !== 'email')
      .map((channel) => (
        <section key={channel.name} className={`${stack[2]} ${justifyStart} ${styles.way}`}>
          <h3>{channel.name}</h3>
          <p className={accentLabel}>{answersText(channel)}</p>
          <Address via={channel.via} />
        </section>
      ))}
  </aside>
);

const Channels = () => (
  <section aria-labelledby="channels">
    <h2 id="channels" className={subtitle}>
      How to reach support
    </h2>
    <ul className={`${layout.narrow} ${styles.items}`}>
      {channels.map((channel) => (
        <li key={channel.name} className={`${card} ${stack[2]} ${alignTop} ${styles.item}`}>
          <h3>{channel.name}</h3>
          <p className={accentLabel}>{answersText(channel)}</p>
          <p className={muted}>{channel.text}</p>
          <Address via={channel.via} />
        </li>
      ))}
    </ul>
    {SENDING.isDemonstration && (
      <p className={`${note} ${aside} ${above[5]}`}>
        The assistant is real and answers now. Email and phone, with their times, are samples: they reach no
        one.
      </p>
    )}
  </section>
);

const Resources = () => (
  <section aria-labelledby="resources">
    <h2 id="resources" className={subtitle}>
      Where most questions are answered
    </h2>
    <div className={`${layout.wide} ${styles.items}`}>
      {DOCUMENTATION_SECTIONS.map((section) => (
        <section key={section} className={`${stack[3]} ${alignTop} ${styles.way}`}>
          <h3>{documentationSections[section].title}</h3>
          <ul className={stack[2]}>
            {documentationItems
              .filter((item) => item.section === section)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={`/documentation/${slug}`} className={target}>
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
    <ul className={`${layout.narrow} ${styles.items}`}>
      {offered(supportResources).map(({ title, href, text }) => (
        <li key={href} className={`${card} ${stack[2]} ${alignTop} ${styles.item}`}>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const SupportPage = () => {
  const [tab, choose] = useQueryChoice('tab', ['contact', 'channels', 'resources']);
  const form = (
    <div className={styles.asking}>
      <MessageCard id="ask" title="Ask support" Form={SupportForm} />
      <Sooner />
    </div>
  );
  return (
    <div className={container}>
      <Opening
        title="Support"
        lead="Something isn’t working, or you’re not sure how to do it? Ask support, pick a channel, or look it up."
      />
      <div className={pageEnd}>
        <Tabs
          label="Ways to get help"
          name="tab"
          current={tab}
          onChange={choose}
          tabs={[
            { id: 'contact', label: 'Contact Support', panel: form },
            { id: 'channels', label: 'Support Channels', panel: <Channels /> },
            { id: 'resources', label: 'Resources', panel: <Resources /> },
          ]}
        />
        {/* Shown below every tab. */}
        <div className={styles.answered}>
          <PopularQuestions title="Answered already" />
        </div>
      </div>
    </div>
  );
};

export default SupportPage;
