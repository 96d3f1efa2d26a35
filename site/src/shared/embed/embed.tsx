import { toAppView } from '@loomwright/app';
import { createEmbedMachine, toEmbedView } from '@loomwright/shell';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { canReach } from '../../adapters/can-reach.ts';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { between, centre, cluster, row, stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { iconAfter, note } from '../../ui/text/text.css.ts';
import * as styles from './embed.css.ts';

const pin =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z';

const words = `${card} ${stack[3]} ${styles.words}`;

interface QuestionProps {
  readonly title: string;
  readonly host: string;
  readonly size: 'map' | 'form';
  readonly onLoad: () => void;
}

/** Shown until the user agrees. Names the host and explains what loading means. */
const EmbedQuestion = ({ title, host, size, onLoad }: QuestionProps) => (
  <div className={words} data-asks>
    {size === 'map' && (
      <span className={styles.pin}>
        <Icon path={pin} size={36} />
      </span>
    )}
    <p className={styles.text}>
      <strong>{title}</strong>
    </p>
    <p className={styles.text}>
      It comes from <strong>{host}</strong>, which sees your IP address and browser once you load it. Nothing
      is sent there before.
    </p>
    <Button look="primary" onClick={onLoad} data-needs-js>
      {`Load ${size}`}
    </Button>
  </div>
);

/** Accepts only messages from the frame's window and origin. */
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

interface Props {
  readonly title: string;
  /** The Content-Security-Policy must allow its origin (`security-headers.ts`). */
  readonly src: string;
  readonly href: string;
  readonly linkText: string;
  readonly size: 'map' | 'form';
  readonly reports?: boolean;
}

const failures = {
  unreachable: 'couldn’t be reached: you’re offline, it isn’t answering, or something is blocking it.',
  late: 'didn’t show it in time.',
};

/** An external form or map, loaded on request, or immediately if the user prefers that (EMB-1). */
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

  // The preference is known only after hydration, and may change in another tab.
  useEffect(() => {
    if (loadsAtOnce) actor.send({ type: 'embed.load' });
  }, [actor, loadsAtOnce]);

  // The pressed button disappears, so the focus moves to the box around the frame.
  const press = (type: 'embed.load' | 'embed.retry') => {
    actor.send({ type });
    box.current?.focus({ preventScroll: true });
  };
  const choose = (choice: typeof embeds) =>
    app.send({ type: 'preferences.choose', choice: { embeds: choice } });

  const outside = (
    <a href={href} className={styles.outside} rel="noopener noreferrer" target="_blank">
      <span>{linkText}</span> (opens in a new tab)
      <Icon name="external" size={14} className={iconAfter} />
    </a>
  );
  return (
    <div className={stack[3]}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.frame[size]}>
        {frame !== 'none' && (
          <iframe
            ref={element}
            key={frameKey}
            title={title}
            src={src}
            className={frame === 'hidden' ? styles.iframe.hidden : styles.iframe.shown}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            loading="eager"
            onLoad={() => actor.send({ type: 'frame.loaded' })}
          />
        )}
        {isAsking && (
          <EmbedQuestion title={title} host={host} size={size} onLoad={() => press('embed.load')} />
        )}
        <div role="status" className={isLoading || failure ? words : styles.layer}>
          {isLoading && <p>{`Loading from ${host}…`}</p>}
          {failure && (
            <>
              <p className={styles.text}>
                <strong>{`The ${size} didn’t load.`}</strong>{' '}
                <span>{`${host} ${failures[failure]} Try again, or open it there with the link below.`}</span>
              </p>
              <Button onClick={() => press('embed.retry')}>Try again</Button>
            </>
          )}
        </div>
      </div>
      <div className={`${cluster[2]} ${between} ${note}`}>
        <span>Not shown here? {outside}</span>
        {/* A button rather than a checkbox, because `pre-paint.ts` repeats only early presses of buttons. */}
        <button
          type="button"
          className={`${row[1]} ${styles.always}`}
          aria-pressed={loadsAtOnce}
          onClick={() => choose(loadsAtOnce ? 'ask' : 'load')}
          // Hidden by `data-embeds` until the preference is known.
          data-asks={loadsAtOnce ? undefined : ''}
          data-needs-js
        >
          <span className={`${centre} ${styles.tick}`}>{loadsAtOnce && <Icon name="check" size={16} />}</span>
          Always load forms and maps
        </button>
      </div>
    </div>
  );
};
