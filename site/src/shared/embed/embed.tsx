import { toAppView } from '@loomwright/app';
import { createEmbedMachine, toEmbedView } from '@loomwright/shell';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isOnline } from '../../adapters/connection.ts';
import { useNavigation, useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './embed.css.ts';
import { OutsideLink } from './outside-link.tsx';

interface Props {
  /** The accessible name of the frame. */
  readonly title: string;
  /** The embedded address: its origin must be in the configuration. */
  readonly src: string;
  /** The same, or a substitute, as a page of its own. */
  readonly href: string;
  readonly linkText: string;
  readonly size: 'map' | 'form';
}

/** A form or a map of another company, loaded on request, or at once if the user has chosen so (EMB-1). */
export const Embed = ({ title, src, href, linkText, size }: Props) => {
  const { app } = useSite();
  const { embeds } = useView(app, toAppView);
  const actor = usePageActor(createEmbedMachine, { loadsAtOnce: embeds === 'load' });
  const { frameKey, hasFailed, isAsking, isLoading } = useView(actor, toEmbedView);
  const box = useRef<HTMLDivElement>(null);
  const { cause } = useNavigation().visit;
  const { host } = new URL(src);
  const loadsAtOnce = embeds === 'load';

  // The preference becomes known after hydration, and may change in another tab.
  useEffect(() => {
    if (loadsAtOnce) actor.send({ type: 'embed.load' });
  }, [actor, loadsAtOnce]);

  // `pre-paint.js` hides the question from users who load embeds at once, until the preference is known.
  useLayoutEffect(() => {
    if (cause !== 'document' || loadsAtOnce) delete document.documentElement.dataset.embeds;
  }, [cause, loadsAtOnce]);

  // The pressed button disappears: focus moves to the frame's place.
  const press = (type: 'embed.load' | 'embed.retry') => {
    actor.send({ type });
    box.current?.focus({ preventScroll: true });
  };
  const choose = (choice: typeof embeds) =>
    app.send({ type: 'preferences.choose', choice: { embeds: choice } });

  return (
    <div className={styles.embed}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.frame[size]}>
        {!isAsking && (
          <iframe
            key={frameKey}
            title={title}
            src={src}
            className={isLoading || hasFailed ? styles.pending : styles.shown}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            loading="eager"
            onLoad={() => actor.send({ type: 'frame.loaded', isOnline: isOnline() })}
          />
        )}
        {isAsking && (
          <div className={styles.words} data-asks>
            <p>
              <strong>{title}</strong> comes from <strong>{host}</strong>. Nothing is sent there until you
              load it; then they see your address and browser, as with any page you open.
            </p>
            <button
              type="button"
              className={button.primary}
              onClick={() => press('embed.load')}
              data-needs-js
            >
              Load it
            </button>
          </div>
        )}
        <div role="status" className={isLoading || hasFailed ? styles.words : undefined}>
          {isLoading && <p>Loading from {host}…</p>}
          {hasFailed && (
            <>
              <p>
                <strong>This did not load.</strong> {host} has not answered, you are offline, or something
                blocks it. Try again, or open it there with the link below.
              </p>
              <button type="button" className={button.secondary} onClick={() => press('embed.retry')}>
                Try again
              </button>
            </>
          )}
        </div>
      </div>
      <div className={styles.beside}>
        <OutsideLink href={href}>{linkText}</OutsideLink>
        {/* A button, since `pre-paint.js` keeps early presses of buttons. */}
        <button
          type="button"
          className={styles.always}
          aria-pressed={loadsAtOnce}
          onClick={() => choose(loadsAtOnce ? 'ask' : 'load')}
          data-asks
          data-needs-js
        >
          <span className={styles.tick}>{loadsAtOnce && <Icon name="check" size={16} />}</span>
          Always load forms and maps
        </button>
      </div>
    </div>
  );
};
