import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'The preview of the [Predictive Analytics Suite](/products/2) answers every question with three numbers instead of one: a low, a middle and a high. People who see it for the first time often ask for the “real” number. This post explains why there isn’t one, and how to use three.',
  { kind: 'heading', text: 'A single number is a guess in a suit' },
  'Suppose a forecast says you’ll sell 1,240 boxes next month. Is 1,180 a failure? Is 1,400 a triumph? You can’t tell, because the number came without its width. If past months have landed up to three hundred boxes away from the forecast, both are ordinary. If they’ve landed within thirty, something has happened, and you should find out what.',
  'The width is half of the information. Leaving it out doesn’t make a forecast more precise; it only hides how precise it is.',
  { kind: 'heading', text: 'How to read the range' },
  'The low and the high are chosen so that out of ten such forecasts, about eight end up between them, one below and one above. That’s a promise that can be checked, and the suite checks it: next to each forecast it shows how often past forecasts kept it.',
  {
    kind: 'table',
    caption: 'A forecast for next month, as the preview shows it',
    head: ['Question', 'Low', 'Middle', 'High', 'Kept so far'],
    rows: [
      ['Boxes sold', '1,090', '1,240', '1,370', '19 of 24 months'],
      ['New subscriptions', '38', '52', '71', '20 of 24 months'],
      ['Returns', '14', '18', '29', '21 of 24 months'],
    ],
  },
  'These are sample figures. What matters is the last column. At 24 of 24, the range would be too wide to be useful; at 12 of 24, it would be too narrow to be believed.',
  { kind: 'heading', text: 'Which number for which decision' },
  {
    kind: 'list',
    items: [
      '**Running out is expensive?** Order for the high. Think of medicines, spare parts, and the one ingredient everything else waits for.',
      '**Leftovers are expensive?** Order for the low. Think of fresh food and fashion.',
      '**Both cost about the same?** Use the middle. This is the only case in which a single number would have been enough.',
      '**Deciding whether to hire?** Look at how long the low has been rising. A high that jumps is an event; a low that climbs is a trend.',
    ],
  },
  { kind: 'heading', text: 'What’s behind it' },
  'Nothing exotic. The suite fits several plain models: last year’s month, a trend with seasons, and one that can use drivers such as price or weather. It keeps the ones that would have done best on months they hadn’t seen, and takes the width from the errors they actually made. If a driver helped, the forecast names it and its share. If none did, the forecast says that it knows nothing better than last year.',
  'With less than two years of history it says that too, and widens the range instead of pretending.',
  { kind: 'heading', text: 'Where it stands' },
  'The suite is a preview. It connects to spreadsheets and common data warehouses, and alerts work; explanations are in English only. To see it at work, [book a demo](/demo) and describe what you sell: we’ll forecast sample figures shaped like yours. Or follow the tutorial [Forecast your sales](/documentation/forecast-your-sales) first. It uses a table you can make in ten minutes.',
];
