import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method that is composing; some browsers show it by the key code alone (CHT-3). */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;
