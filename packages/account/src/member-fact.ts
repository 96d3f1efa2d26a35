/** Words for the listener to announce (A11-1). */
export interface MemberFact {
  readonly type: 'results.changed';
  readonly text: string;
}
