import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  {
    kind: 'note',
    text: '**Preview.** The [Neural Network API](/products/3) is coming soon. This page describes the API we’re building, so that you can judge whether it fits and tell us where it doesn’t. There’s no public endpoint yet, and names may still change.',
  },
  'One HTTP API for three tasks: **classify** (which of these is it?), **extract** (what does it say?) and **embed** (what is it similar to?). You bring examples; we train, host and monitor the model. Every response names the model version that produced it.',
  { kind: 'heading', text: 'Conventions' },
  {
    kind: 'list',
    items: [
      'Requests and responses are JSON in UTF-8. Names are in `snake_case`, times in UTC as in `2026-05-06T10:00:00Z`.',
      'The API version is part of the address: `/v1`. Within a version we only add fields; ignore fields you don’t know.',
      'Your key goes in the `Authorization` header. Keep it on a server, never in a page.',
      'Send an `Idempotency-Key` with every request that creates something. The same key returns the same result for a day.',
    ],
  },
  { kind: 'heading', text: 'Classify' },
  'Sorts a text into one of your labels, with a confidence between 0 and 1. The confidences of all labels, including the built-in label `none_of_these`, add up to 1. If that one wins, the text is unlike anything the model was trained on.',
  {
    kind: 'code',
    language: 'HTTP',
    text: `POST /v1/models/order-letters/classify HTTP/1.1
Authorization: Bearer $API_KEY
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
      "confidence": 0.96,
      "labels": { "order": 0.96, "complaint": 0.01, "none_of_these": 0.03 }
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
  'Results come in the order of the inputs and repeat their ids. An input that couldn’t be read has an `error` instead of a label; the other inputs aren’t affected.',
  { kind: 'heading', text: 'Extract' },
  'Reads fields from a text. You name the fields and their types. Each value comes with its position in the text, so that a person can check it at a glance. A field that isn’t in the text is `null`: the model isn’t allowed to fill gaps.',
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
    caption: 'Field types',
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
  'Turns a text into a vector that is close to the vectors of similar texts: for search, for finding duplicates, for grouping. The vectors have length 1, so their dot product is their similarity. Vectors from different versions can’t be compared; store the version with them.',
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
      'Send examples to `POST /v1/models/{model}/examples`: a text and its label or fields. Fifty of each are enough to begin with; a few hundred make a good model.',
      'Start with `POST /v1/models/{model}/trainings`. The response is 202 with the address of the training; poll it until it says `done` or `failed`.',
      'Read the report. It shows how the new version performs on a tenth of your examples that it hasn’t seen, label by label, next to the current version.',
      'Decide. `PUT /v1/models/{model}/current` with `{"version": 8}` takes effect with the next request; the same call with `7` reverts it.',
    ],
  },
  'No version ever goes live by itself. Your examples train your model and nobody else’s; deleting the model deletes them.',
  { kind: 'heading', text: 'How to use a confidence' },
  'Don’t act on a label alone. Choose two thresholds: above the upper one, act; below the lower one, ask a person; in between, propose and let a person confirm. Start with 0.95 and 0.6, and adjust them to what you see. The tutorial [Your first automation](/documentation/a-first-automation) shows how; it books invoices, so its upper one is higher.',
  { kind: 'heading', text: 'Errors' },
  '[Errors and limits](/documentation/errors-and-limits) describes the error format and the status codes. If you’d like to try the preview, [write to us](/contact) and tell us what kind of texts you have and how many.',
];
