import { useEffect, useId, useRef } from 'react';
import * as tool from './tool.css.ts';

interface Props {
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The field that finds states, events and actions in a chart (LAB-1). */
export const ChartSearch = ({ text, onType }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration counts.
  useEffect(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onType(typed);
  }, []);
  return (
    <div className={tool.pair}>
      <label htmlFor={id} className={tool.label}>
        Find
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        dir="auto"
        // What a browser restores at a reload was not searched for.
        autoComplete="off"
        className={tool.input}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
};
