/** What the user did to the prerendered page, where React renders it anew because an extension had changed it (BRW-2). */
interface EarlyInput {
  /** What stands in the page for a control of the prerendered page: itself, or the one that replaced it. */
  readonly successorOf: (control: HTMLElement) => HTMLElement | undefined;
  /** Copies text, choices and focus of replaced controls to their successors; called once. */
  readonly restore: () => void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>('a, button, form, input, select, summary, textarea'),
];

/** Equal for a control and its successor. The words may have been translated since; React generates other names and ids. */
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
  // React's own setter would hide the change from React.
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
  // Fields for email addresses and choices have no selection.
  if (isText(from) && isText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

const isReplacedField = (control: HTMLElement) =>
  !control.isConnected && control.matches('input, select, textarea');

/** Follows the controls of the prerendered page in `root`, from before React hydrates it. */
export const followEarlyInput = (root: HTMLElement): EarlyInput => {
  const controls = controlsIn(root);
  let focused = document.activeElement as HTMLElement | null;
  const followFocus = ({ target }: Event) => {
    focused = target as HTMLElement;
  };
  root.addEventListener('focusin', followFocus);
  // Not where the window loses it, or the field goes.
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
      // Before the fields: a change may move it.
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
