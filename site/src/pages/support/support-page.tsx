import { contactFacts, type SupportChannel, supportResources } from '@loomwright/content';
import { Link } from 'wouter';
import { offered } from '../../app/left-out.ts';
import { useSite } from '../../app/providers.tsx';
import { useQueryChoice } from '../../app/use-query-choice.ts';
import { EmailLink, PhoneLink } from '../../shared/company-links/company-links.tsx';
import { MessageCard } from '../../shared/message-form/message-card.tsx';
import { Button } from '../../ui/button/button.tsx';
import { fromStart, fromTop, grid, pageEnd, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { accentLabel, muted, subtitle, target } from '../../ui/text/text.css.ts';
import { SupportForm } from './support-form.tsx';
import * as styles from './support-page.css.ts';

const links = { email: EmailLink, phone: PhoneLink } as const;

const Chat = () => {
  const { assistant } = useSite();
  return (
    <>
      <p className={muted}>Use the round button in the corner of every page.</p>
      <Button
        data-needs-js
        className={styles.open}
        onClick={() => assistant.send({ type: 'assistant.open' })}
      >
        Open the assistant
      </Button>
    </>
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

// The chat has no address of its own.
const channels = contactFacts.channels.filter(({ via }) => via || FEATURES.assistant);

const answersText = ({ answers }: SupportChannel) =>
  `Answers ${answers === 'instant' ? 'instantly' : answers}`;

/** Beside the form: the ways that are faster than it. */
const Sooner = () => (
  <aside aria-labelledby="sooner" className={`${stack[5]} ${styles.sooner}`}>
    <h2 id="sooner" className={subtitle}>
      Need it sooner?
    </h2>
    {channels
      .filter(({ via }) => via !== 'email')
      .map((channel) => (
        <section key={channel.name} className={`${stack[2]} ${fromStart} ${styles.way}`}>
          <h3>{channel.name}</h3>
          <p className={accentLabel}>{answersText(channel)}</p>
          <Address via={channel.via} />
        </section>
      ))}
    <p className={muted}>
      Most questions are answered in the <Link href="/faq">FAQ</Link> and in the{' '}
      <Link href="/documentation">documentation</Link>.
    </p>
  </aside>
);

const Channels = () => (
  <section aria-labelledby="channels">
    <h2 id="channels" className={subtitle}>
      How to reach support
    </h2>
    <ul className={`${grid.narrow} ${styles.items}`}>
      {channels.map((channel) => (
        <li key={channel.name} className={`${card} ${stack[2]} ${fromTop} ${styles.item}`}>
          <h3>{channel.name}</h3>
          <p className={accentLabel}>{answersText(channel)}</p>
          <p className={muted}>{channel.text}</p>
          <Address via={channel.via} />
        </li>
      ))}
    </ul>
  </section>
);

const Resources = () => (
  <section aria-labelledby="resources">
    <h2 id="resources" className={subtitle}>
      Where most questions are answered
    </h2>
    <ul className={`${grid.narrow} ${styles.items}`}>
      {offered(supportResources).map(({ title, href, text }) => (
        <li key={href} className={`${card} ${stack[2]} ${fromTop} ${styles.item}`}>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** `/support` (SUP-1, FRM-2). */
const SupportPage = () => {
  const [tab, choose] = useQueryChoice('tab', ['contact', 'channels', 'resources']);
  const form = (
    <div className={styles.asking}>
      <MessageCard id="ask" title="Ask for help" Form={SupportForm} />
      <Sooner />
    </div>
  );
  return (
    <div className={container}>
      <Opening
        title="Support"
        lead="Something isn’t working, or you’re not sure how to do it? Write to us, pick a channel, or look it up."
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
      </div>
    </div>
  );
};

export default SupportPage;
