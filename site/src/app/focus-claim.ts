import { createContext, useContext } from 'react';

/** Answers true to the first heading that asks after a navigation, false to everyone else. */
export type ClaimFocus = () => boolean;

export const FocusClaimContext = createContext<ClaimFocus>(() => false);

export const useFocusClaim = (): ClaimFocus => useContext(FocusClaimContext);
