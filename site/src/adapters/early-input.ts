/** Keeps input made before hydration: React replaces a page that an extension has changed (BRW-2). */
interface EarlyInput {
  readonly successorOf: (control: HTMLElement) => HTMLElement | undefined;
  /** Copies text, choices and focus to the replacements. Call it once. */
  readonly restore: () => void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>('a, button, form, input, select, summary, textarea'),
];

/** A key that a control and its replacement share. Omits the id, because React generates new ids. */
const kindOf = (control: Element, hasWords: boolean): string => {
  const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
  return JSON.stringify([
    control.tagName,
    control.getAttribute('name')?.replace(/^_.*/, ''),
    isChoice && control.value,
    hasWords && [
      control.getAttribute('aria-label'),
      control.matches('a, button, summary') && control.textContent,
    ],
  ]);
};

const setText = (field: TextField, text: string) => {
  // React overrides the element's own setter, and would miss a change made through it.
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const copyInput = (from: HTMLElement, to: HTMLElement) => {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if ([...from.options].every((option) => option.selected === option.defaultSelected)) return;
    to.value = from.value;
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    'checkbox radio'.includes(from.type)
  ) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement) {
    if (from.type !== 'file' && from.value !== from.defaultValue) setText(to as TextField, from.value);
  }
};

const moveFocus = (from: HTMLElement, to: HTMLElement) => {
  to.focus({ preventScroll: true });
  const isText = (control: Element): control is TextField => control.matches('input, textarea');
  // `selectionStart` is null for fields without a selection, such as email fields and checkboxes.
  if (isText(from) && isText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

const isReplacedField = (control: HTMLElement) =>
  !control.isConnected && control.matches('input, select, textarea');

export const followEarlyInput = (root: HTMLElement): EarlyInput => {
  const controls = controlsIn(root);
  let focused = document.activeElement as HTMLElement | null;
  const followFocus = ({ target }: Event) => {
    focused = target as HTMLElement;
  };
  root.addEventListener('focusin', followFocus);
  // Forgets the field only if the user leaves it, not if the window loses focus or the field is removed.
  const followLeaving = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = null;
    });
  root.addEventListener('focusout', followLeaving);
  const successorOf = (control: HTMLElement) => {
    if (control.isConnected) return control;
    for (const hasWords of [true, false]) {
      const isAlike = (other: Element) => kindOf(other, hasWords) === kindOf(control, hasWords);
      const place = controls.filter(isAlike).indexOf(control);
      const successor = controlsIn(root).filter(isAlike)[place];
      if (successor) return successor;
    }
    return undefined;
  };
  return {
    successorOf,
    restore: () => {
      root.removeEventListener('focusin', followFocus);
      root.removeEventListener('focusout', followLeaving);
      const lost = focused?.isConnected === false ? focused : undefined;
      for (const control of controls.filter(isReplacedField)) {
        const successor = successorOf(control);
        if (successor) copyInput(control, successor);
      }
      const successor = lost && successorOf(lost);
      if (successor && document.activeElement === document.body) moveFocus(lost, successor);
    },
  };
};
