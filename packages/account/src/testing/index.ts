export {
  chartFigures,
  chartValues,
  mutatedReadIdTexts,
  type NotificationsPersonEvent,
  notificationIds,
  notificationsEvents,
  oddValues,
  readIdLists,
  readIdsCommands,
  seriesOf,
  statFigures,
} from './arbitraries.ts';
export {
  createNotificationsBench,
  createNotificationsListener,
  createNotificationsWorld,
  NOON,
  type NotificationsBench,
  type NotificationsListener,
} from './fakes.ts';
export {
  brokenNotificationsInvariants,
  brokenReadIdsInvariants,
  notificationsInvariants,
  readIdsInvariants,
} from './invariants.ts';
