import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { iconButton } from '../button/button.css.ts';
import * as styles from '../control/control.css.ts';
import { Icon } from '../icon/icon.tsx';
import { justifyStart, stack } from '../layout/layout.css.ts';
import { hidden } from '../page/page.css.ts';
import { bare, pill } from '../surface/surface.css.ts';
import { figures, label } from '../text/text.css.ts';

const minus = 'M5 12h14';
const plus = 'M5 12h14M12 5v14';

interface Props {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly text: string;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** A text input, because number inputs drop invalid text. At a limit, the buttons stay focusable. */
export const QuantityField = (props: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Reads text typed before hydration.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== props.text) props.onType(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <div className={`${stack[2]} ${justifyStart}`}>
      <label htmlFor={id} className={props.isLabelHidden ? hidden : label}>
        {props.label}
      </label>
      <div className={`${pill} ${styles.quantity}`}>
        <button
          type="button"
          className={`${iconButton.round} ${styles.quantityStep}`}
          data-repeats
          aria-label={`Decrease: ${props.label}`}
          aria-disabled={!props.canDecrease}
          onClick={() => props.canDecrease && props.onStep(-1)}
        >
          <Icon path={minus} size={18} />
        </button>
        <input
          ref={input}
          id={id}
          className={`${bare} ${figures} ${styles.quantityInput}`}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={9}
          value={props.text}
          onChange={(event) => props.onType(event.target.value)}
          onBlur={props.onLeave}
        />
        <button
          type="button"
          className={`${iconButton.round} ${styles.quantityStep}`}
          data-repeats
          aria-label={`Increase: ${props.label}`}
          aria-disabled={!props.canIncrease}
          onClick={() => props.canIncrease && props.onStep(1)}
        >
          <Icon path={plus} size={18} />
        </button>
      </div>
    </div>
  );
};
