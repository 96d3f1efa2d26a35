import { Secret } from '@loomwright/kit';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// The value of a radio button is not user input.
const controlOf = (form: HTMLFormElement, name: string): Control | undefined => {
  const control = form.elements.namedItem(name);
  return control instanceof Element && 'value' in control && !control.matches('[type="radio"]')
    ? (control as Control)
    : undefined;
};

export const textOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? '';

export const textsOf = <F extends string>(form: HTMLFormElement, names: readonly F[]): Record<F, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<F, string>;

/** Skips fields that already contain their text, so that the caret stays. */
export const fillIn = (form: HTMLFormElement, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const control = controlOf(form, name);
    if (!control || control.value === text) continue;
    const before = control.value;
    control.value = text;
    // The draft may contain an option that no longer exists, which would leave the list blank.
    if ((control as Partial<HTMLSelectElement>).selectedIndex === -1) control.value = before;
  }
};

/** Wraps the password at once, so that it cannot leak into a log (STO-5). */
export const secretOf = (form: HTMLFormElement, name: string): Secret => new Secret(textOf(form, name));

export const isTicked = (form: HTMLFormElement, name: string): boolean =>
  (controlOf(form, name) as HTMLInputElement | undefined)?.checked === true;
