import { toAppView } from '@loomwright/app';
import { createEmbedMachine, toEmbedView } from '@loomwright/shell';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { canReach } from '../../adapters/can-reach.ts';
import { useNavigation, useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './embed.css.ts';
import { EmbedQuestion } from './embed-question.tsx';
import { OutsideLink } from './outside-link.tsx';
import { useReports } from './use-reports.ts';

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

const failures = {
  unreachable: 'couldn’t be reached: you’re offline, it isn’t answering, or something is blocking it.',
  late: 'didn’t show it in time.',
};

/** A form or a map of another company, loaded on request, or at once if the user has chosen so (EMB-1). */
export const Embed = ({ title, src, href, linkText, size, reports = false }: Props) => {
  const { app } = useSite();
  const { embeds } = useView(app, toAppView);
  const loadsAtOnce = embeds === 'load';
  const { host, origin } = new URL(src);
  const actor = usePageActor(() => createEmbedMachine({ canReach }), {
    address: src,
    loadsAtOnce,
    reports,
  });
  const { failure, frame, frameKey, isAsking, isLoading } = useView(actor, toEmbedView);
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  useReports(element, origin, () => actor.send({ type: 'frame.reported' }));
  const { cause } = useNavigation().visit;

  // The preference becomes known after hydration, and may change in another tab.
  useEffect(() => {
    if (loadsAtOnce) actor.send({ type: 'embed.load' });
  }, [actor, loadsAtOnce]);

  // `pre-paint.ts` hides the question from users who load embeds at once, until the preference is known.
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
          <EmbedQuestion title={title} host={host} size={size} onLoad={() => press('embed.load')} />
        )}
        <div role="status" className={isLoading || failure ? styles.words : undefined}>
          {isLoading && <p>{`Loading from ${host}…`}</p>}
          {failure && (
            <>
              <p>
                <strong>This did not load.</strong>{' '}
                <span>{`${host} ${failures[failure]} Try again, or open it there with the link below.`}</span>
              </p>
              <Button onClick={() => press('embed.retry')}>Try again</Button>
            </>
          )}
        </div>
      </div>
      <div className={styles.beside}>
        <span>
          Not shown here? <OutsideLink href={href}>{linkText}</OutsideLink>
        </span>
        {/* A button, since `pre-paint.ts` keeps early presses of buttons. */}
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
