import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { box } from '../control/control.css.ts';
import { figures, label as labelText, note } from '../text/text.css.ts';
import * as styles from './slider.css.ts';

interface Props {
  readonly label: string;
  /** Only for screen readers. */
  readonly unit: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Parses typed text. Undefined if it is not a number. */
  readonly read: (text: string) => number | undefined;
  readonly onDrag: (value: number) => void;
  /** A typed number may be out of range. */
  readonly onChoose: (value: number) => void;
}

/** With a text input, because number inputs drop invalid text. */
export const Slider = ({ label, least, most, onChoose, onDrag, read, unit, value }: Props) => {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Typed text stays unchanged until blur.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = read(text);
    if (number !== undefined) onChoose(number);
  };
  const choose = useEffectEvent(() => onChoose(Number(slider.current?.value)));
  const takeEarly = useEffectEvent(() => {
    const [dragged, written] = [slider, input].map((ref) => ref.current?.value ?? '');
    if (dragged !== String(value)) onChoose(Number(dragged));
    else if (written !== String(value)) type(written ?? '');
  });
  useEffect(() => {
    // Applies input made before hydration.
    takeEarly();
    const { current } = slider;
    // React's `onChange` fires for every pixel, but the native event only on release.
    current?.addEventListener('change', choose);
    return () => current?.removeEventListener('change', choose);
  }, []);
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={labelText}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={`${box} ${figures} ${styles.number}`}
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={9}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <input
        ref={slider}
        className={styles.range}
        type="range"
        dir="ltr"
        aria-label={label}
        aria-valuetext={`${value} ${unit}`}
        autoComplete="off"
        min={least}
        max={most}
        value={value}
        data-needs-js
        onChange={(event) => onDrag(Number(event.target.value))}
      />
      <p className={`${note} ${figures} ${styles.ends}`} aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </p>
    </div>
  );
};
