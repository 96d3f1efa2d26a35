export {
  type AppActor,
  type AppContext,
  type AppEvent,
  type AppInput,
  type AppMachine,
  type AppPorts,
  type AppSnapshot,
  createAppMachine,
} from './app.machine.ts';
export { type AppView, toAppView } from './app.view.ts';
