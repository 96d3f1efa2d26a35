import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'The preview of the [Predictive Analytics Suite](/products/2) answers every question with three numbers instead of one: a low, a middle and a high. People who see it for the first time often ask for the “real” number. This post is about why there isn’t one, and how to use three.',
  { kind: 'heading', text: 'A single number is a guess in a suit' },
  'Suppose a forecast says that you will sell 1,240 boxes next month. Is 1,180 a failure? Is 1,400 a triumph? You cannot know, because the number came without its width. If last year’s months scattered by three hundred boxes around any forecast, both are ordinary. If they scattered by thirty, something has happened, and you should find out what.',
  'The width is half of the information. Leaving it out does not make the forecast more precise; it only hides how precise it is.',
  { kind: 'heading', text: 'How to read the range' },
  'The low and the high are chosen so that, of ten such forecasts, about eight should end up between them, one below and one above. That is a promise that can be checked, and the suite checks it: next to each forecast stands how often the past ones kept it.',
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
  'These are sample figures. What matters is the last column. If it said 24 of 24, the range would be too wide to be useful; at 12 of 24 it would be too narrow to be believed.',
  { kind: 'heading', text: 'Which number for which decision' },
  {
    kind: 'list',
    items: [
      '**Running out is expensive?** Order for the high. Medicines, spare parts and the ingredient everything else waits for belong here.',
      '**Leftovers are expensive?** Order for the low. Fresh food and fashion belong here.',
      '**Both cost about the same?** The middle is right, and is the only case in which the single number would have been enough.',
      '**Deciding whether to hire?** Look at how long the low has been rising. A high that jumps is an event; a low that climbs is a trend.',
    ],
  },
  { kind: 'heading', text: 'What is behind it' },
  'Nothing exotic. The suite fits several plain models: last year’s month, a trend with seasons, and one that may use drivers such as price or weather. It keeps those that would have done best on months they had not seen, and takes the width from the errors they actually made. Where a driver helped, it is named, with its share. Where none did, the forecast says that it knows nothing better than last year.',
  'With less than two years of history it says that too, and widens the range instead of pretending.',
  { kind: 'heading', text: 'Where it stands' },
  'The suite is a preview. Spreadsheets and common warehouses can be connected; alerts work; explanations are in English only. If you want to see it on your own figures, [schedule a demo](/demo) and bring two years of monthly numbers, or follow the tutorial [Forecast your sales](/documentation/forecast-your-sales) first. It uses a table you can make in ten minutes.',
];
