export {
  type AppActor,
  type AppContext,
  type AppEvent,
  type AppInput,
  type AppMachine,
  type AppPorts,
  type AppSnapshot,
  createAppMachine,
  type NoteActivity,
} from './app.machine.ts';
export { type AppView, toAppView, toVisitor } from './app.view.ts';
