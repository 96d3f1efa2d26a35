export { type AppActor, type AppMachine, type AppSnapshot, createAppMachine } from './app.machine.ts';
export { type AppView, toAppView, toVisitor } from './app.view.ts';
export type { AppContext, AppEvent, AppInput, AppPorts, NewActivity, RecordActivity } from './app-events.ts';
