import type { Visitor } from '@loomwright/auth';
import { type ScrollView, type Settings, toScrollView, toSettings } from '@loomwright/shell';
import type { AppSnapshot } from './app.machine.ts';

export interface AppView extends Settings, ScrollView {
  /** Whether to warn that this browser does not store changes (STO-3). */
  readonly showsStorageWarning: boolean;
}

export const toVisitor = (snapshot: AppSnapshot): Visitor => snapshot.context.visitor;

export const toAppView = (snapshot: AppSnapshot): AppView => ({
  ...toSettings(snapshot.context.preferences),
  ...toScrollView(snapshot.context.scrollPlace),
  showsStorageWarning: snapshot.matches('notPersisting'),
});
