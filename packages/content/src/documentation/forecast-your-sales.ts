import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'This tutorial makes a first forecast from two years of monthly sales, with a range, and then tests whether it can be believed. You need a spreadsheet, or ten minutes and a browser’s console. At the end you know what the [Predictive Analytics Suite](/products/2) does for you, and what you can do without it.',
  {
    kind: 'note',
    text: 'The suite is coming soon. The steps below use nothing of ours. They are also the measure any tool has to beat, ours included.',
  },
  { kind: 'heading', text: 'Step 1: make the table' },
  'One line for each month, oldest first, at least 24 of them. Two columns: the month and what you sold. Choose units, not money, if your prices have changed.',
  {
    kind: 'code',
    language: 'CSV',
    text: `month,boxes
2024-01,912
2024-02,887
2024-03,1043
2024-04,1120
...
2025-11,1310
2025-12,1422`,
  },
  {
    kind: 'list',
    items: [
      'A month in which you could not deliver is not a month of low demand. Mark it, and leave it out.',
      'One single enormous order is an event. Take it out and write down that you did.',
      'An unfinished month is not a month.',
    ],
  },
  { kind: 'heading', text: 'Step 2: the forecast nobody can be blamed for' },
  'The simplest useful forecast says: next March will be like last March. It is called seasonal naive. It knows your seasons and nothing else, and a surprising number of expensive forecasts are worse.',
  { kind: 'heading', text: 'Step 3: add the trend' },
  'Compare the last twelve months with the twelve before. If the sum grew by six per cent, raise last March by six per cent. That is all:',
  {
    kind: 'code',
    language: 'JavaScript',
    text: `const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** The next month, from at least 24 earlier ones, oldest first. */
const forecast = (months) => {
  const last = months.slice(-12);
  const before = months.slice(-24, -12);
  const growth = sum(last) / sum(before);
  return last[0] * growth; // the same month, a year ago
};`,
  },
  { kind: 'heading', text: 'Step 4: give it a range' },
  'How wrong would it have been? Pretend that you stand at the end of an earlier month, forecast the next one, and look at what came. Do that for every month you can, and you have a list of errors. The range follows from the list: leave out the worst tenth on each side.',
  {
    kind: 'code',
    language: 'JavaScript',
    text: `/** Past errors as shares: 1.1 means that it sold 10 % more than forecast. */
const pastErrors = (months) =>
  months
    .map((sold, place) =>
      place < 24 ? undefined : sold / forecast(months.slice(0, place)),
    )
    .filter((share) => share !== undefined)
    .sort((a, b) => a - b);

const range = (months) => {
  const errors = pastErrors(months);
  const middle = forecast(months);
  const at = (part) => errors[Math.round(part * (errors.length - 1))];
  return {
    low: middle * at(0.1),
    middle: middle * at(0.5),
    high: middle * at(0.9),
  };
};`,
  },
  'With exactly 24 months there is no error to look at: the first forecast needs all of them. With 36 months you have twelve errors, which is enough to begin. With fewer, use the seasonal naive forecast of step 2, which needs only twelve months, and say that the range is rough.',
  { kind: 'heading', text: 'Step 5: test it honestly' },
  'Keep the last six months away from everything above. Forecast them one after the other and write down three things:',
  {
    kind: 'table',
    caption: 'Six months held back, with sample figures',
    head: ['Month', 'Low', 'Middle', 'High', 'Sold', 'Inside?'],
    rows: [
      ['July', '1,020', '1,130', '1,240', '1,101', 'Yes'],
      ['August', '980', '1,090', '1,200', '1,187', 'Yes'],
      ['September', '1,100', '1,220', '1,340', '1,255', 'Yes'],
      ['October', '1,150', '1,270', '1,400', '1,462', 'No, above'],
      ['November', '1,200', '1,330', '1,460', '1,310', 'Yes'],
      ['December', '1,310', '1,450', '1,600', '1,422', 'Yes'],
    ],
  },
  'Five of six inside is what a range of eight in ten should do. Six of six on a wide range would prove little; three of six would mean that your past errors do not describe your present. Now compute the same table for the seasonal naive forecast. If yours is not closer, use the simple one, and be glad: it cannot break.',
  { kind: 'heading', text: 'Step 6: look at what was outside' },
  'October was above the range. That is the most valuable line in the table. Ask the people who were there. A competitor closed, a price rose, a customer stocked up: then it is an event, and next October will not repeat it. If nobody knows a reason, do not invent one. One in ten is supposed to be above.',
  { kind: 'heading', text: 'Step 7: decide with it' },
  {
    kind: 'list',
    items: [
      'Order for the **high** if running out costs more than having too much.',
      'Order for the **low** if what is left over is thrown away.',
      'Write the three numbers and your decision in one line, and read that line a month later. After a year you know more about your business than about forecasting.',
    ],
  },
  { kind: 'heading', text: 'What the suite adds' },
  'It does these steps for hundreds of products every night, tries drivers such as price, weather and holidays, keeps one only if it would have helped on months held back, and tells you when reality leaves the range. What it does not add is certainty. If that is what you need forecasts to have, no tool will make you happy, and [we would tell you so](/contact).',
];
