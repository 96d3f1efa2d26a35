import type { Visitor } from '@loomwright/auth';
import type { Theme } from '@loomwright/shell';
import type { AppSnapshot } from './app.machine.ts';

export interface AppView {
  readonly theme: Theme;
  /** Whether to say that this browser will not remember changes (STO-3). */
  readonly saysForgetful: boolean;
}

/** Who is here, for the question whether they may be. */
export const toVisitor = (snapshot: AppSnapshot): Visitor => snapshot.context.visitor;

export const toAppView = (snapshot: AppSnapshot): AppView => ({
  theme: snapshot.context.preferences.theme,
  saysForgetful: snapshot.matches('forgetful'),
});
