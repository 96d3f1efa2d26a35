export {
  ACTIVITY_KINDS,
  type Activity,
  type ActivityCommand,
  type ActivityEntry,
  type ActivityKind,
  activityReducer,
  MAX_ACTIVITY,
  NO_ACTIVITY,
} from './activity.ts';
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
export {
  createMemberRecords,
  type MemberRecords,
  type MemberRecordsPorts,
  memberKeys,
} from './member-records.ts';
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
  type NotificationsFact,
  type NotificationsInput,
  type NotificationsMachine,
  type NotificationsPorts,
  type NotificationsSnapshot,
} from './notifications.machine.ts';
export { type NotificationsView, type NotificationView, toNotificationsView } from './notifications.view.ts';
export { createNotificationsCodec } from './notifications-codec.ts';
export {
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
