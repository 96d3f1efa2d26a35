import { toAppView } from '@loomwright/app';
import { createEmbedMachine, toEmbedView } from '@loomwright/shell';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { canReach } from '../../adapters/can-reach.ts';
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
  /** Whether the embedded page sends its parent a message once it is shown. */
  readonly reports?: boolean;
}

/** Calls `onReport` for any message of the page in the frame: of that window, and of that origin. */
const useReports = (frame: RefObject<HTMLIFrameElement | null>, origin: string, onReport: () => void) => {
  const report = useEffectEvent(onReport);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) report();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin]);
};

const pin =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z';

const failures = {
  unreachable: 'couldn’t be reached: you’re offline, it isn’t answering, or something is blocking it.',
  late: 'didn’t show it in time.',
};

/** A form or a map of another company, loaded on request, or at once if the user has chosen so (EMB-1). */
export const Embed = ({ title, src, href, linkText, size, reports = false }: Props) => {
  const { app } = useSite();
  const { embeds } = useView(app, toAppView);
  const { host, origin } = new URL(src);
  const actor = usePageActor(() => createEmbedMachine({ canReach }), {
    address: src,
    loadsAtOnce: embeds === 'load',
    reports,
  });
  const { failure, frame, frameKey, isAsking, isLoading } = useView(actor, toEmbedView);
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  useReports(element, origin, () => actor.send({ type: 'frame.reported' }));
  const { cause } = useNavigation().visit;
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
        {frame !== 'none' && (
          <iframe
            ref={element}
            key={frameKey}
            title={title}
            src={src}
            className={frame === 'hidden' ? styles.pending : styles.shown}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            loading="eager"
            onLoad={() => actor.send({ type: 'frame.loaded' })}
          />
        )}
        {isAsking && (
          <div className={styles.words} data-asks>
            {size === 'map' && (
              <span className={styles.pin}>
                <Icon path={pin} size={36} />
              </span>
            )}
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
        <div role="status" className={isLoading || failure ? styles.words : undefined}>
          {isLoading && <p>Loading from {host}…</p>}
          {failure && (
            <>
              <p>
                <strong>This did not load.</strong> {host} {failures[failure]} Try again, or open it there
                with the link below.
              </p>
              <button type="button" className={button.secondary} onClick={() => press('embed.retry')}>
                Try again
              </button>
            </>
          )}
        </div>
      </div>
      <div className={styles.beside}>
        <span>
          {frame === 'shown' && 'Nothing to see? '}
          <OutsideLink href={href}>{linkText}</OutsideLink>
        </span>
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
