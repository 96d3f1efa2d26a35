export { type ActivityEvent, createActivityMachine } from './activity.machine.ts';
export type { ActivityEntry, ActivityKind, NewActivity } from './activity.ts';
export {
  type ActivityDayView,
  type ActivityList,
  activityTopicTexts,
  toActivityCountText,
  toActivityDays,
  toActivityList,
} from './activity.view.ts';
export { createActivityCodec } from './activity-codec.ts';
export {
  ACTIVITY_TOPICS,
  type ActivityQuery,
  ALL_ACTIVITY,
  changeActivityQuery,
  readActivityQuery,
  selectActivity,
  writeActivityQuery,
} from './activity-query.ts';
export { createDateFormatter } from './date-text.ts';
export { type FiguresView, toFiguresView } from './figures.view.ts';
export { addQuote, recordActivity } from './member-records.ts';
export { createNotificationsMachine, type NotificationsEvent } from './notifications.machine.ts';
export { type NotificationsView, type NotificationView, toNotificationsView } from './notifications.view.ts';
export { createNotificationsCodec } from './notifications-codec.ts';
export { createOrdersMachine, toBookedTimes } from './orders.machine.ts';
export {
  type OrderDemoView,
  type OrderLineView,
  type OrdersView,
  type OrderView,
  toOrdersList,
  toOrdersView,
} from './orders.view.ts';
export {
  ALL_ORDERS,
  changeOrdersQuery,
  type OrdersQuery,
  readOrdersQuery,
  writeOrdersQuery,
} from './orders-query.ts';
export { type NewQuote, quotesReducer } from './quote.ts';
export { createQuotesCodec } from './quotes-codec.ts';
export { accountActivityTexts, SAMPLE_ACTIVITY_NOTE, sampleActivity } from './sample-activity.ts';
export { adminFigures, memberFigures, SAMPLE_NOTE } from './sample-figures.ts';
export { createStoredDataMachine, toStoredDataRows } from './stored-data.machine.ts';
export { exportStoredData, listStoredData } from './stored-data.ts';
