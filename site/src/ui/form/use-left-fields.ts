import { type RefObject, useEffect, useEffectEvent } from 'react';

const nameOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;

/** Reports fields that the user leaves, but not during a press: an error could move the pressed button. */
export const useLeftFields = (form: RefObject<HTMLFormElement | null>, onLeave: (name: string) => void) => {
  const report = useEffectEvent(onLeave);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const left = new Set<string>();
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const settle = () => {
      const names = [...left].filter((name) => name !== nameOf(document.activeElement));
      left.clear();
      for (const name of names) report(name);
    };
    // In a new task, because all events of a tap, including the release and the click, share one task.
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
    const onSubmit = () => left.clear();

    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    element.addEventListener('focusout', onFocusOut, listening);
    element.addEventListener('submit', onSubmit, listening);
    window.addEventListener('pointerdown', onPress, early);
    window.addEventListener('pointerup', onRelease, early);
    window.addEventListener('pointercancel', onRelease, early);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [form]);
};
