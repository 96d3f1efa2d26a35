export { type AppActor, type AppMachine, type AppSnapshot, createAppMachine } from './app.machine.ts';
export { type AppView, toAppView, toVisitor } from './app.view.ts';
export type { ActivityNote, AppContext, AppEvent, AppInput, AppPorts, NoteActivity } from './app-events.ts';
