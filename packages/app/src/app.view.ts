import type { Visitor } from '@loomwright/auth';
import { type ScrollView, type Settings, toScrollView, toSettings } from '@loomwright/shell';
import type { AppSnapshot } from './app.machine.ts';

export interface AppView extends Settings, ScrollView {
  /** Whether to say that this browser will not remember changes (STO-3). */
  readonly saysNotPersisting: boolean;
}

/** The visitor, for the decision whether they may see a page. */
export const toVisitor = (snapshot: AppSnapshot): Visitor => snapshot.context.visitor;

export const toAppView = (snapshot: AppSnapshot): AppView => ({
  ...toSettings(snapshot.context.preferences),
  ...toScrollView(snapshot.context.scrollPlace),
  saysNotPersisting: snapshot.matches('notPersisting'),
});
