import type { SentForm } from '@loomwright/kit';
import { useEffect, useRef } from 'react';
import type { OwnFields as Shown } from '../../adapters/own-server.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { hidden } from '../../ui/page/page.css.ts';

const shown = new Map<SentForm, Shown>();

/** The own fields of a form while it is shown. */
export const ownFieldsOf = (form: SentForm): Shown | undefined => shown.get(form);

const inputOf = (element: HTMLElement | null, name: string) =>
  element?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;

interface Props {
  readonly form: SentForm;
  /** Whether the visitor can have a copy. */
  readonly hasCopy?: true;
}

/**
 * What a form has beside its fields where the site's own server takes it: the wish for a copy, and a field that only programs fill
 * in, out of sight and of the reach of keyboard and assistive technology (DLV-2).
 */
export const OwnFields = ({ form, hasCopy }: Props) => {
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
      {hasCopy && <CheckboxField name="copy" label="Send me a copy" />}
      <div className={hidden} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
};
