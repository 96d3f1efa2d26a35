import { createContext, useContext } from 'react';

/** Returns true to the first heading that claims the focus after a navigation, and false to all others. */
export type ClaimFocus = () => boolean;

export const FocusClaimContext = createContext<ClaimFocus>(() => false);

export const useFocusClaim = (): ClaimFocus => useContext(FocusClaimContext);
