import type { ChartLabel, Figures, StatFigure } from './figures.ts';

export const SAMPLE_NOTE =
  'All figures, activity and notifications here are samples that show what a dashboard can look like.';

// A no-break space keeps the number next to its word in a narrow table.
const weeks: readonly ChartLabel[] = Array.from({ length: 12 }, (_, index) => ({
  short: `${index + 1}`,
  whole: `Week\u00a0${index + 1}`,
}));

// Months are numbered, because a named month could be in the future.
const months: readonly ChartLabel[] = weeks.map(({ short }) => ({ short, whole: `Month\u00a0${short}` }));

const runs = [82, 88, 91, 86, 97, 104, 101, 112, 118, 115, 124, 131];
const hoursSaved = [5.5, 6, 6, 5.5, 6.5, 7, 7, 7.5, 8, 7.5, 8.5, 9];
const conversations = [253, 263, 261, 276, 287, 284, 296, 304, 315, 311, 330, 340];
const answered = [182, 194, 199, 214, 228, 231, 248, 259, 274, 276, 297, 311];
const requests = [4120, 4305, 4210, 4388, 4402, 4350, 4290, 4315, 4240, 4185, 4160, 4095];

const counted = (
  period: StatFigure['period'],
  id: string,
  label: string,
  trend: readonly number[],
): StatFigure => ({ id, label, unit: 'count', measure: period === 'week' ? 'sum' : 'latest', trend, period });

export const memberFigures: Figures = {
  spanText: 'The last 12 weeks',
  stats: [
    counted('week', 'runs', 'Automations run', runs),
    counted('week', 'hours', 'Hours saved', hoursSaved),
    counted('week', 'conversations', 'Chatbot conversations', conversations),
    counted('week', 'requests', 'API requests', requests),
  ],
  charts: [
    {
      id: 'conversations',
      title: 'Chatbot conversations by week',
      kind: 'line',
      unit: 'count',
      valueTitle: 'Conversations',
      labelTitle: 'Week',
      labels: weeks,
      series: [
        { name: 'All conversations', values: conversations },
        { name: 'Answered by the chatbot', values: answered },
      ],
    },
    {
      id: 'runs',
      title: 'Automations run by week',
      kind: 'bar',
      unit: 'count',
      valueTitle: 'Automations',
      labelTitle: 'Week',
      labels: weeks,
      series: [{ name: 'Automations run', values: runs }],
    },
  ],
  activity: [
    { id: 'invoices', topic: 'Automation', text: 'Sorted 38 incoming invoices; 2 were left for you.' },
    { id: 'hours', topic: 'Chatbot', text: 'Answered 26 questions outside business hours.' },
    { id: 'forecast', topic: 'Analytics', text: 'Created a new demand forecast for next month.' },
    { id: 'key', topic: 'API', text: 'Created a new key for the test environment.' },
    { id: 'trend', topic: 'Analytics', text: 'Noticed that orders from returning customers are rising.' },
    { id: 'handoff', topic: 'Chatbot', text: 'Handed over a billing question to a person.' },
  ],
};

const accounts = [1210, 1268, 1315, 1377, 1422, 1490, 1543, 1602, 1655, 1718, 1779, 1846];
const quotes = [18, 21, 17, 24, 22, 26, 19, 23, 27, 25, 28, 23];
const latest = [26100, 26900, 27600, 29000, 29700, 31200, 32200, 33600, 34100, 35700, 37400, 38500];
const before = [15200, 15900, 16400, 17800, 18300, 19100, 20400, 20900, 21700, 23300, 24200, 25100];
const uptime = [99.95, 99.97, 99.92, 99.98, 99.96, 99.99, 99.97, 99.94, 99.98, 99.96, 99.97, 99.97];

export const adminFigures: Figures = {
  spanText: 'This month',
  stats: [
    counted('month', 'accounts', 'Accounts', accounts),
    counted('month', 'quotes', 'Open quote requests', quotes),
    counted('month', 'conversations', 'Conversations', latest),
    { ...counted('month', 'uptime', 'Uptime', uptime), unit: 'percent' },
  ],
  charts: [
    {
      id: 'conversations',
      title: 'Conversations by month',
      kind: 'line',
      unit: 'count',
      valueTitle: 'Conversations',
      labelTitle: 'Month',
      labels: months,
      series: [
        { name: 'Last 12 months', values: latest },
        { name: '12 months before', values: before },
      ],
    },
    {
      id: 'revenue',
      title: 'Revenue by category',
      kind: 'bar',
      unit: 'dollars',
      valueTitle: 'US dollars',
      labelTitle: 'Category',
      labels: [
        { short: 'AI', whole: 'AI Solutions' },
        { short: 'Data', whole: 'Data Solutions' },
        { short: 'Business', whole: 'Business Solutions' },
      ],
      series: [
        { name: 'This quarter', values: [48200, 31900, 22400] },
        { name: 'Last quarter', values: [44100, 29600, 23800] },
      ],
    },
  ],
  activity: [
    { id: 'account', topic: 'Accounts', text: 'A new member registered.' },
    { id: 'quote', topic: 'Quotes', text: 'A quote was requested: AI Chatbot Integration × 12.' },
    { id: 'deploy', topic: 'Platform', text: 'Version 4.2 of the chat service went live.' },
    { id: 'support', topic: 'Support', text: 'A high-priority ticket was answered within the hour.' },
    { id: 'catalogue', topic: 'Catalogue', text: 'The Portfolio Generator was opened 310 times.' },
    { id: 'backup', topic: 'Platform', text: 'The nightly backup was checked: complete.' },
  ],
};
