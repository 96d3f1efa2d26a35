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
export {
  activityCommands,
  activityEntries,
  activityLists,
  mutatedActivityTexts,
  mutatedQuoteTexts,
  newQuotes,
  ordersQueries,
  quoteLines,
  quoteLists,
  times,
} from './record-arbitraries.ts';
export {
  activityInvariants,
  brokenActivityInvariants,
  brokenQuotesInvariants,
  quotesInvariants,
} from './record-invariants.ts';
