import { createContext, useContext } from 'react';

/** Returns true to the first heading that claims focus after a navigation, false to all others. */
export type ClaimFocus = () => boolean;

export const FocusClaimContext = createContext<ClaimFocus>(() => false);

export const useFocusClaim = (): ClaimFocus => useContext(FocusClaimContext);
