import type { KeyboardEvent } from 'react';

/** Some browsers report IME composition only through the key code (CHT-3). */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;
