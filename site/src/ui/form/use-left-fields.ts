import { type RefObject, useEffect, useEffectEvent } from 'react';

const nameOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;

/**
 * Tells which field of a form was left, once the person has really gone on: not while the focus is within the field, as
 * on its own button or while another window is in front, and never between pressing and releasing. What is said of a
 * field that was left may move the page, and a button that moved away under the finger would never get its click.
 */
export const useLeftFields = (form: RefObject<HTMLFormElement | null>, onLeave: (name: string) => void) => {
  const tell = useEffectEvent(onLeave);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const left = new Set<string>();
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const settle = () => {
      const names = [...left].filter((name) => name !== nameOf(document.activeElement));
      left.clear();
      for (const name of names) tell(name);
    };
    // As a task of its own: releasing and clicking, and all of a tap, are one.
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle);
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      const name = nameOf(target);
      if (name === undefined) return;
      left.add(name);
      if (!isPressed) settleSoon();
    };
    const onPress = () => {
      isPressed = true;
    };
    const onRelease = () => {
      isPressed = false;
      settleSoon();
    };
    // All fields are checked at once.
    const onSubmit = () => left.clear();

    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('submit', onSubmit);
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('pointerup', onRelease, true);
    window.addEventListener('pointercancel', onRelease, true);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('submit', onSubmit);
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('pointerup', onRelease, true);
      window.removeEventListener('pointercancel', onRelease, true);
    };
  }, [form]);
};
