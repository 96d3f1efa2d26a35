/** A picture chosen later for the same field replaces the earlier one (PGN-1). */
import type { Listener, PictureOutcome, ReadPicture } from '@loomwright/kit';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type ChosenPicture,
  dequeue,
  EMPTY_QUEUE,
  enqueue,
  firstOf,
  type PictureChoice,
  type PictureFact,
  type PictureQueue,
  shapeOf,
} from './pictures.ts';
import { brokenPictureText } from './texts.ts';

type Read = Omit<PictureFact, 'type'>;
type Outcome = Pick<PictureFact, 'outcome'>;

export type PictureQueueEvent = PictureChoice | { readonly type: 'picture.cancelAll' };

const broken: PictureOutcome = { kind: 'rejected', message: brokenPictureText };

export const createPictureQueueMachine = ({ readPicture }: { readonly readPicture: ReadPicture }) =>
  setup({
    types: {
      context: {} as { readonly listener: Listener<PictureFact>; readonly queue: PictureQueue },
      events: {} as PictureQueueEvent,
      input: {} as { readonly listener: Listener<PictureFact> },
    },
    actors: {
      readPicture: fromPromise<Read, ChosenPicture | undefined>(async ({ input }) => {
        if (!input) throw new RangeError('The picture queue is empty.');
        const { field, file, was } = input;
        return { field, was, outcome: await readPicture(file, shapeOf(field)) };
      }),
    },
    actions: {
      enqueue: assign({ queue: ({ context }, chosen: ChosenPicture) => enqueue(context.queue, chosen) }),
      dequeue: assign({ queue: ({ context }, { outcome }: Outcome) => dequeue(context.queue, outcome) }),
      clear: assign({ queue: EMPTY_QUEUE }),
      sendOutcome: sendTo(
        ({ context }) => context.listener,
        (_, read: Read): PictureFact => ({ type: 'picture.read', ...read }),
      ),
    },
    guards: {
      isWaiting: ({ context }) => context.queue.pictures.size > 0,
      isBeingRead: ({ context }, { field }: ChosenPicture) => firstOf(context.queue)?.field === field,
    },
  }).createMachine({
    id: 'pictureQueue',
    description: 'Reads the chosen pictures one at a time.',
    context: ({ input: { listener } }) => ({ listener, queue: EMPTY_QUEUE }),
    initial: 'idle',
    on: {
      'portfolio.choosePicture': { actions: { type: 'enqueue', params: ({ event }) => event } },
      'picture.cancelAll': { target: '.idle', actions: 'clear' },
    },
    states: {
      idle: {
        description: 'Waits for a picture.',
        always: { guard: 'isWaiting', target: 'reading' },
      },
      reading: {
        description: 'Waits for the first picture to be scaled down.',
        invoke: {
          id: 'readPicture',
          src: 'readPicture',
          input: ({ context }) => firstOf(context.queue),
          onDone: {
            target: 'idle',
            actions: [
              { type: 'sendOutcome', params: ({ event }) => event.output },
              { type: 'dequeue', params: ({ event }) => event.output },
            ],
          },
          onError: { target: 'idle', actions: { type: 'dequeue', params: { outcome: broken } } },
        },
        on: {
          'portfolio.choosePicture': {
            guard: { type: 'isBeingRead', params: ({ event }) => event },
            target: 'reading',
            reenter: true,
            actions: { type: 'enqueue', params: ({ event }) => event },
          },
        },
      },
    },
  });

export type PictureQueueSnapshot = SnapshotFrom<ReturnType<typeof createPictureQueueMachine>>;
