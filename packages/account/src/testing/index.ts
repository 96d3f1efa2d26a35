export {
  chartFigures,
  chartValues,
  type NotificationsMemberEvent,
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
  NOON,
  type NotificationsBench,
} from './fakes.ts';
export {
  brokenNotificationsInvariants,
  brokenReadIdsInvariants,
} from './invariants.ts';
export {
  activityCommands,
  activityEntries,
  activityLists,
  newQuotes,
  ordersQueries,
  quoteLines,
  quoteLists,
  times,
} from './record-arbitraries.ts';
export {
  brokenActivityInvariants,
  brokenQuotesInvariants,
} from './record-invariants.ts';
