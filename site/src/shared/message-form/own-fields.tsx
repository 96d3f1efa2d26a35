import type { SentForm } from '@loomwright/kit';
import { useEffect, useId, useRef } from 'react';
import type { OwnFields as Shown } from '../../adapters/own-server.ts';
import { box, choice, choiceLabel } from '../../ui/form/form.css.ts';
import { hidden } from '../../ui/page/page.css.ts';

const shown = new Map<SentForm, Shown>();

export const ownFieldsOf = (form: SentForm): Shown | undefined => shown.get(form);

const inputOf = (element: HTMLElement | null, name: string) =>
  element?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;

interface Props {
  readonly form: SentForm;
  readonly hasCopy?: true;
}

/** The copy option, and a honeypot that people and assistive technology do not see (DLV-2). */
export const OwnFields = ({ form, hasCopy }: Props) => {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    shown.set(form, {
      shownAt: performance.now(),
      copy: inputOf(current, 'copy'),
      website: inputOf(current, 'website'),
    });
    return () => void shown.delete(form);
  }, [form]);
  return (
    <div ref={element}>
      {/* Not one of the form's fields, because it never has an error. */}
      {hasCopy && (
        <div className={choice}>
          <input id={id} name="copy" type="checkbox" className={box} />
          <label htmlFor={id} className={choiceLabel}>
            Send me a copy
          </label>
        </div>
      )}
      <div className={hidden} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" dir="ltr" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
};
