export { type AppActor, type AppMachine, type AppSnapshot, createAppMachine } from './app.machine.ts';
export { type AppView, toAppView, toVisitor } from './app.view.ts';
export type { AppContext, AppEvent, AppInput, AppPorts, NoteActivity } from './app-events.ts';
export { createStoredChildren, type StoredChildren } from './stored-children.ts';
