import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'In this tutorial you make a first forecast with a range, from two years of monthly sales, and then test whether you can trust it. You need a spreadsheet, or ten minutes and your browser’s console. At the end you’ll know what the [Predictive Analytics Suite](/products/2) does for you, and what you can do without it.',
  {
    kind: 'note',
    text: 'The suite is coming soon, and you don’t need it for the steps below. Their result is what any tool has to beat, including ours.',
  },
  { kind: 'heading', text: 'Step 1: make the table' },
  'One line per month, oldest first, at least 24 of them. Two columns: the month and what you sold. Use units, not money, if your prices have changed.',
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
      'A month in which you couldn’t deliver isn’t a month of low demand. Mark it and leave it out.',
      'A single enormous order is an event. Take it out, and write down that you did.',
      'Leave out the current month: it isn’t over yet.',
    ],
  },
  { kind: 'heading', text: 'Step 2: start with the simplest forecast' },
  'The simplest useful forecast says that next March will be like last March. It’s called “seasonal naive”. It knows your seasons and nothing else, and a surprising number of expensive forecasts are worse.',
  { kind: 'heading', text: 'Step 3: add the trend' },
  'Compare the last twelve months with the twelve before them. If the total grew by six per cent, raise last March by six per cent. That’s all:',
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
  'How wrong would it have been? Pretend it’s the end of an earlier month, forecast the next one, and compare it with what happened. Do that for every month you can, and you get a list of errors. The range follows from that list: leave out the worst tenth on each side.',
  {
    kind: 'code',
    language: 'JavaScript',
    text: `/** Past errors as shares: 1.1 means that it sold 10% more than forecast. */
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
  'With exactly 24 months there are no errors to look at: the first forecast needs all of them. With 36 months you have twelve errors, which is enough to start with. With fewer, use the seasonal naive forecast from step 2, which needs only twelve months, and treat the range as rough.',
  { kind: 'heading', text: 'Step 5: test it honestly' },
  'Leave the last six months out of everything above. Forecast them one by one, and write down the range and what you really sold:',
  {
    kind: 'table',
    caption: 'Six months left out, with sample figures',
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
  'Five out of six inside is what you’d expect from a range that holds eight times out of ten. Six out of six with a wide range would prove little; three out of six would mean that your past errors don’t describe your present. Now make the same table for the seasonal naive forecast. If yours isn’t closer, use the simple one and be glad: there’s nothing in it to break.',
  { kind: 'heading', text: 'Step 6: look at what fell outside' },
  'October was above the range. That’s the most valuable line in the table. Ask the people who were there. If a competitor closed, a price rose or a customer stocked up, it was an event, and next October won’t repeat it. If nobody knows the reason, don’t invent one. One in ten is supposed to be above.',
  { kind: 'heading', text: 'Step 7: decide with it' },
  {
    kind: 'list',
    items: [
      'Order for the **high** if running out costs more than having too much.',
      'Order for the **low** if leftovers are thrown away.',
      'Write the three numbers and your decision in one line, and read that line a month later. After a year you’ll have learned more about your business than about forecasting.',
    ],
  },
  { kind: 'heading', text: 'What the suite adds' },
  'It follows these steps for hundreds of products every night, tries drivers such as price, weather and holidays, keeps a driver only if it would have helped in the months left out, and tells you when sales leave the range. What it doesn’t add is certainty. If you need that from a forecast, no tool can help, and [we’d tell you so](/contact).',
];
