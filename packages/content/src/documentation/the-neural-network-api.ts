import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  {
    kind: 'note',
    text: '**Preview.** The [Neural Network API](/products/3) is coming soon. This page describes the interface we are building, so that you can judge whether it fits and tell us where it does not. No public endpoint answers yet, and names may still change.',
  },
  'One HTTP interface for three tasks: **classify** (which of these is it?), **extract** (what does it say?) and **embed** (what is it like?). You bring examples; we train, host and watch the model. Every answer names the version of the model that gave it.',
  { kind: 'heading', text: 'Conventions' },
  {
    kind: 'list',
    items: [
      'Requests and answers are JSON in UTF-8. Names are in `snake_case`, times in UTC as in `2026-05-06T10:00:00Z`.',
      'The version of the interface is part of the address: `/v1`. Within a version we only add fields; ignore those you do not know.',
      'The key goes into the `Authorization` header. It belongs on a server, never in a page.',
      'Send an `Idempotency-Key` with everything that creates something. The same key returns the same result for a day.',
    ],
  },
  { kind: 'heading', text: 'Classify' },
  'Sorts a text into one of your labels, with a confidence between 0 and 1. The confidences of all labels add up to 1, the built-in label `none_of_these` included. When that one wins, the text is unlike everything the model was shown.',
  {
    kind: 'code',
    language: 'HTTP',
    text: `POST /v1/models/order-letters/classify HTTP/1.1
Authorization: Bearer $LOOMWRIGHT_KEY
Content-Type: application/json

{
  "inputs": [
    { "id": "a1", "text": "Same as last time, but double the primer." },
    { "id": "a2", "text": "The last delivery was incomplete!" }
  ]
}`,
  },
  {
    kind: 'code',
    language: 'JSON',
    text: `{
  "model": "order-letters",
  "version": 7,
  "results": [
    {
      "id": "a1",
      "label": "order",
      "confidence": 0.94,
      "labels": { "order": 0.94, "complaint": 0.02, "none_of_these": 0.04 }
    },
    {
      "id": "a2",
      "label": "complaint",
      "confidence": 0.91,
      "labels": { "order": 0.06, "complaint": 0.91, "none_of_these": 0.03 }
    }
  ]
}`,
  },
  'The results come in the order of the inputs and repeat their ids. An input that could not be read has an `error` in place of a label; the others are not affected by it.',
  { kind: 'heading', text: 'Extract' },
  'Reads fields out of a text. You name the fields and their types. Each value comes with the place in the text where it was found, so that a person can check it with one look. A field that is not in the text is `null`: the model is not allowed to fill gaps.',
  {
    kind: 'code',
    language: 'JSON',
    text: `{
  "inputs": [{ "id": "b1", "text": "20 buckets of primer by Thursday, please." }],
  "fields": [
    { "name": "quantity", "type": "integer" },
    { "name": "article", "type": "string" },
    { "name": "customer_number", "type": "string" }
  ]
}`,
  },
  {
    kind: 'code',
    language: 'JSON',
    text: `{
  "model": "order-letters",
  "version": 7,
  "results": [
    {
      "id": "b1",
      "fields": {
        "quantity": { "value": 20, "confidence": 0.99, "from": 0, "to": 2 },
        "article": { "value": "primer", "confidence": 0.88, "from": 14, "to": 20 },
        "customer_number": null
      }
    }
  ]
}`,
  },
  {
    kind: 'table',
    caption: 'Types of a field',
    head: ['Type', 'Example', 'Notes'],
    rows: [
      ['`string`', '`"primer"`', 'As it is written in the text'],
      ['`integer`', '`20`', 'Number words are read too: “a dozen” is 12'],
      ['`decimal`', '`"19.90"`', 'A string, so that no cent is lost'],
      ['`date`', '`"2026-05-07"`', 'Relative dates need `sent_at` in the input'],
      ['`choice`', '`"urgent"`', 'One of the `values` you give'],
    ],
  },
  { kind: 'heading', text: 'Embed' },
  'Turns a text into a list of numbers that is close to those of similar texts: for search, for finding duplicates, for grouping. The vectors have length 1, so their scalar product is their similarity. Vectors of different versions cannot be compared; store the version beside them.',
  {
    kind: 'code',
    language: 'JSON',
    text: `{
  "model": "general",
  "version": 3,
  "dimensions": 384,
  "results": [{ "id": "c1", "vector": [0.0312, -0.0457, 0.1108] }]
}`,
  },
  { kind: 'heading', text: 'Train a model' },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      'Send examples to `POST /v1/models/{model}/examples`: a text and its label or fields, some hundreds of each.',
      'Start with `POST /v1/models/{model}/trainings`. The answer is 202 with the address of the training; ask there until it says `done` or `failed`.',
      'Read the report. It says how the new version does on a tenth of your examples that it has not seen, label by label, beside the version in use.',
      'Decide. `PUT /v1/models/{model}/current` with `{"version": 8}` takes effect with the next request; the same call with `7` takes it back.',
    ],
  },
  'No version ever goes into use by itself. Your examples train your model and nobody else’s; deleting the model deletes them.',
  { kind: 'heading', text: 'How to use a confidence' },
  'Do not act on a label alone. Choose two limits: above the upper one act, below the lower one ask a person, and between them propose and let a person confirm. Begin with 0.95 and 0.6 and correct them with what you see. The tutorial [Your first automation](/documentation/a-first-automation) shows how.',
  { kind: 'heading', text: 'Errors' },
  'Errors have the form and the statuses that are described in [Errors and limits](/documentation/errors-and-limits). If you would like to try the preview, [write to us](/contact) with a description of your texts and how many there are.',
];
