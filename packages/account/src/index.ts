export {
  type ActivityActor,
  type ActivityEvent,
  type ActivityInput,
  type ActivityMachine,
  type ActivitySnapshot,
  createActivityMachine,
} from './activity.machine.ts';
export {
  ACTIVITY_KINDS,
  type Activity,
  type ActivityCommand,
  type ActivityEntry,
  type ActivityKind,
  activityReducer,
  MAX_ACTIVITY,
  MAX_ACTIVITY_TEXT,
  NO_ACTIVITY,
  SAME_CHANGE_MS,
} from './activity.ts';
export {
  type ActivityDayView,
  type ActivityItemView,
  type ActivityList,
  toActivityDays,
  toActivityList,
} from './activity.view.ts';
export { createActivityCodec } from './activity-codec.ts';
export type { ChartSeriesView, ChartView } from './chart.view.ts';
export { toChartView } from './chart.view.ts';
export {
  type Axis,
  axisOf,
  type Bar,
  type Box,
  niceAxis,
  type Point,
  toAreaPath,
  toBarPath,
  toBars,
  toDotPath,
  toLinePath,
  toPoints,
  toTrendPoints,
  yOf,
} from './chart-geometry.ts';
export { createDateTexts, type DateTexts, type Reader } from './date-text.ts';
export { toChangeText, toFigureText, toTickText } from './figure-text.ts';
export {
  type ActivityFigure,
  type Change,
  type ChartFigure,
  type ChartLabel,
  type ChartSeries,
  changeOf,
  type Figures,
  measureOf,
  type StatFigure,
  type Unit,
} from './figures.ts';
export { type FiguresView, type StatView, toFiguresView } from './figures.view.ts';
export { memberKeys } from './member-keys.ts';
export { createMemberRecords, type MemberRecords, type MemberRecordsPorts } from './member-records.ts';
export {
  MAX_READ_IDS,
  type Message,
  NOTHING_READ,
  type Notification,
  type ReadIds,
  type ReadIdsCommand,
  readIdsReducer,
  toNotifications,
} from './notification.ts';
export {
  createNotificationsMachine,
  type NotificationsActor,
  type NotificationsEvent,
  type NotificationsInput,
  type NotificationsMachine,
  type NotificationsSnapshot,
} from './notifications.machine.ts';
export { type NotificationsView, type NotificationView, toNotificationsView } from './notifications.view.ts';
export { createNotificationsCodec } from './notifications-codec.ts';
export {
  createOrdersMachine,
  type OrdersActor,
  type OrdersInput,
  type OrdersMachine,
  type OrdersSnapshot,
} from './orders.machine.ts';
export {
  type OrderLineView,
  type OrdersList,
  type OrdersView,
  type OrdersViewInput,
  type OrderView,
  orderStatusTexts,
  selectQuotes,
  toOrdersList,
  toOrdersView,
} from './orders.view.ts';
export {
  ALL_ORDERS,
  changeOrdersQuery,
  ORDER_STATUSES,
  type OrderStatus,
  type OrdersChange,
  type OrdersQuery,
  type OrdersStep,
  readOrdersQuery,
  writeOrdersQuery,
} from './orders-query.ts';
export {
  MAX_QUOTE_ID,
  MAX_QUOTE_LINES,
  MAX_QUOTE_QUANTITY,
  MAX_QUOTES,
  type NewQuote,
  NO_QUOTES,
  type Quote,
  type QuoteLine,
  type Quotes,
  type QuotesCommand,
  quotesReducer,
} from './quote.ts';
export { createQuotesCodec } from './quotes-codec.ts';
export { SAMPLE_ACTIVITY_NOTE, sampleActivity } from './sample-activity.ts';
export { adminFigures, memberFigures, SAMPLE_NOTE } from './sample-figures.ts';
export { sampleMessages } from './sample-messages.ts';
export {
  type ExportedAccount,
  exportStoredData,
  type ListedKey,
  listStoredData,
  type StoredDataExport,
  type StoredDataRow,
  type StoredDataSource,
} from './stored-data.ts';
export { toTimeText } from './time-text.ts';
