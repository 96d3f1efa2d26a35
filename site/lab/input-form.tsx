import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { json, problem, section, summary } from '../src/lab/bench.css.ts';
import { Button } from '../src/ui/button/button.tsx';
import { stack } from '../src/ui/layout/layout.css.ts';

/** The input for simulated machines, as JSON. Empty if there is none. */
export const inputText = (): string => new URLSearchParams(location.search).get('input') ?? '';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text || 'null');
    return true;
  } catch {
    return false;
  }
};

export const InputForm = () => {
  const [pathname, navigate] = useLocation();
  const [text, setText] = useState(inputText);
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isJson(text));
    if (!isJson(text)) return;
    const input = text.trim() === '' ? '' : `&${new URLSearchParams({ input: text })}`;
    navigate(`${pathname}?simulate${input}${location.hash}`, { replace: true });
  };
  return (
    <details className={section} open={inputText() !== '' || undefined}>
      <summary className={summary}>Input</summary>
      <form className={stack[2]} onSubmit={onSubmit}>
        <textarea
          aria-label="Input of the machine, as JSON"
          className={json}
          dir="ltr"
          spellCheck={false}
          placeholder="What the machine is started with, as JSON"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isWrong && (
          <p role="alert" className={problem}>
            The input is not valid JSON.
          </p>
        )}
        <Button type="submit">Start with this input</Button>
      </form>
    </details>
  );
};
