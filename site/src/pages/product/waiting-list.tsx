import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPart } from '../../app/load-part.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { box, opens } from '../../ui/control/control.css.ts';
import { justifyStart, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { muted, strong } from '../../ui/text/text.css.ts';
import type { WaitingProduct } from './waiting-form.tsx';
import * as styles from './waiting-list.css.ts';

interface Props {
  readonly product: WaitingProduct;
}

const load = () => import('./waiting-form.tsx');

/** Loads the form when opened. */
const Opened = ({ product }: Props) => {
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const show = () => {
    setFailed(false);
    loadPart(load).then(
      ({ default: loaded }) => setForm(() => loaded),
      () => setFailed(true),
    );
  };
  const details = useRef<HTMLDetailsElement>(null);
  const showOpened = useEffectEvent(() => {
    if (details.current?.open && !Form) show();
  });
  // A press before hydration may already have opened the element.
  useEffect(() => showOpened(), []);
  return (
    <details
      ref={details}
      className={`${card} ${styles.list}`}
      data-needs-js
      onToggle={({ currentTarget: { open } }) => open && !Form && show()}
    >
      <summary id="waiting" className={`${opens} ${strong} ${styles.head}`}>
        Tell me when it’s released
      </summary>
      <div className={`${stack[4]} ${styles.body}`}>
        {Form && <Form product={product} />}
        {!Form && !hasFailed && <p className={muted}>Loading the form…</p>}
        {hasFailed && (
          <p role="alert">
            The form didn’t load. <Button onClick={show}>Try again</Button>
          </p>
        )}
      </div>
    </details>
  );
};

/** Includes a form for browsers without JavaScript, which other browsers do not show. */
const WithPlainForm = ({ product }: Props) => (
  <>
    <Opened product={product} />
    <noscript>
      <form className={`${card} ${styles.list}`} action="/forms/waiting" method="post">
        <div className={`${stack[4]} ${justifyStart} ${styles.body}`}>
          <p className={strong}>Tell me when it’s released</p>
          <input type="hidden" name="product" value={product.name} />
          <label className={stack[2]}>
            <span>Email</span>
            <input className={box} name="email" type="email" dir="ltr" required autoComplete="email" />
          </label>
          {/* Repeated from `own-fields.tsx`, which every product page would otherwise load. */}
          <div className={hidden} aria-hidden="true">
            <label>
              Leave this empty
              <input name="website" dir="ltr" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <button type="submit" className={button.primary}>
            Tell me
          </button>
        </div>
      </form>
    </noscript>
  </>
);

export const WaitingList = SENDING.isOwn ? WithPlainForm : Opened;
