/** A notice is shown and read out, an announcement only read out (A11-1). */
export type NoticeEvent =
  | { readonly type: 'notice.show'; readonly text: string }
  | { readonly type: 'notice.announce'; readonly text: string };
