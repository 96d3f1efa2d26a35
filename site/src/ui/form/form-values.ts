import { Secret } from '@loomwright/kit';

const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
};

/** What stands in a field of the form, as typed. */
export const textOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? '';

/** The same of a password: from the field straight into what nobody reads by accident (STO-5). */
export const secretOf = (form: HTMLFormElement, name: string): Secret => new Secret(textOf(form, name));

export const isTicked = (form: HTMLFormElement, name: string): boolean =>
  controlOf(form, name)?.checked === true;
