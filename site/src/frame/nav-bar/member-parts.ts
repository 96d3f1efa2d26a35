import type * as MemberLinks from './member-links.tsx';

let parts: Partial<typeof MemberLinks> = {};

/** Parts that only members see, whose code is loaded with the session's: there before a member is known. */
export const memberParts = (): Partial<typeof MemberLinks> => parts;

export const setMemberParts = (loaded: typeof MemberLinks): void => {
  parts = loaded;
};
