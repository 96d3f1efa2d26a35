import type * as MemberLinks from './member-links.tsx';

let parts: Partial<typeof MemberLinks> = {};

/** Parts of the bar that need the memory, whose code is loaded with it: the cart and what members see. */
export const memberParts = (): Partial<typeof MemberLinks> => parts;

export const setMemberParts = (loaded: typeof MemberLinks): void => {
  parts = loaded;
};
