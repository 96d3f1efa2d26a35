import type { RefusalReason } from '@loomwright/storage';

/** What a member's lists tell their listener: words to read out, and that this browser does not keep a change. */
export type MemberFact =
  | { readonly type: 'results.changed'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };
