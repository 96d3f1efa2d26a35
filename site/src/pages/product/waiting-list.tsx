import { type ComponentType, useState } from 'react';
import { loadPart } from '../../app/load-part.ts';
import { Button } from '../../ui/button/button.tsx';
import { opens } from '../../ui/control/control.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { muted, strong } from '../../ui/text/text.css.ts';
import type { WaitingProduct } from './waiting-form.tsx';
import * as styles from './waiting-list.css.ts';

interface Props {
  readonly product: WaitingProduct;
}

const load = () => import('./waiting-form.tsx');

/** Offers to be told of a release; the form is loaded when it is opened (WTL-1). */
export const WaitingList = ({ product }: Props) => {
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const show = () => {
    setFailed(false);
    loadPart(load).then(
      ({ default: loaded }) => setForm(() => loaded),
      () => setFailed(true),
    );
  };
  return (
    <details
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
