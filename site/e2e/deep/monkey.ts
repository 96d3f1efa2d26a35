/** Makes storage fail with the fault in `window.name`. */
export const takeStorage = (): void => {
  const { getItem, removeItem, setItem } = Storage.prototype;
  const refuse = (isWrite: boolean) => {
    const fault = window.name;
    if (fault === 'SecurityError' || (fault === 'QuotaExceededError' && isWrite))
      throw new DOMException('by the monkey', fault);
  };
  Storage.prototype.getItem = function (key) {
    refuse(false);
    return window.name === 'null' ? null : getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, text) {
    refuse(true);
    if (window.name !== 'ignored') setItem.call(this, key, text);
  };
  Storage.prototype.removeItem = function (key) {
    refuse(false);
    if (window.name !== 'ignored') removeItem.call(this, key);
  };
};

export const placeOfControl = (nth: number) => {
  const isOfSite = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && element.target !== '_blank');
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="option"]'),
  ].filter((element) => isOfSite(element) && element.checkVisibility({ visibilityProperty: true }));
  const control = controls[nth % controls.length];
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const name = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 30);
  return { x: left + width / 2, y: top + height / 2, name: `<${control.localName}> ${name}` };
};

export const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const PATIENCE_MS = 10_000;

/** Rejects after a time-out, because input never resolves on a page that hangs. */
export const within = async <T>(work: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} hangs`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
