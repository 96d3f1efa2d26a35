import type { Secret } from '@loomwright/kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { writeClipboard } from '../../adapters/clipboard.ts';
import { useSite } from '../../app/providers.tsx';
import * as styles from '../../shared/account-settings/account.css.ts';
import { button } from '../../ui/button/button.css.ts';

interface Props {
  readonly code: RefObject<Secret | undefined>;
  readonly onHide: () => void;
}

/** A recovery code, shown once: written into the DOM by hand, so that it is in no state and no attribute. */
export const ShownCode = ({ code, onHide }: Props) => {
  const { notices } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (text.current) text.current.textContent = code.current?.reveal() ?? '';
    box.current?.focus();
  }, [code]);

  const show = (words: string) => notices.send({ type: 'notice.show', text: words });
  const copy = () =>
    writeClipboard(code.current?.reveal() ?? '').then(
      () => show('The code was copied.'),
      () => show('It could not be copied. Please write it down.'),
    );

  return (
    <div ref={box} tabIndex={-1} className={styles.form}>
      <h3>Your recovery code</h3>
      <p ref={text} className={styles.code} />
      <p>
        Write it down and keep it in a safe place. It’s shown only once, and works only once. Anyone who has
        it can set a new password in this browser.
      </p>
      <div className={styles.row}>
        <button type="button" className={button.primary} onClick={onHide}>
          I’ve saved it
        </button>
        <button type="button" className={button.secondary} onClick={copy}>
          Copy
        </button>
      </div>
    </div>
  );
};
