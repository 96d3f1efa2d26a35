/**
 * The picture of an account (AUT-8, NAV-6). A chosen file is made into a small picture, then stored. A file that is no
 * picture, or does not fit, changes nothing and is said where it was chosen.
 */
import { errorText } from '@loomwright/form';
import type { Listener, NoticeEvent } from '@loomwright/kit';
import { assertEvent, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { AccountSettings, SettingsOutcome } from './account-settings.ts';

/** What came of making a small picture of a file: its `data:` address, or why there is none, in words for the user. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

export type PictureEvent =
  /** A file, as the browser hands it over. */
  { readonly type: 'picture.choose'; readonly file: unknown } | { readonly type: 'picture.remove' };

export interface PictureInput {
  readonly userId: number;
  readonly notices: Listener<NoticeEvent>;
}

export interface PictureContext extends PictureInput {
  /** The `data:` address that is to be stored, undefined for none. */
  readonly picture: string | undefined;
  /** Why the last change failed; empty for nothing. */
  readonly message: string;
}

export interface PicturePorts {
  readonly settings: Pick<AccountSettings, 'setPicture'>;
  /** Makes a small picture of a file. */
  readonly readPicture: (file: unknown) => Promise<PictureOutcome>;
}

const FAILED = 'The picture could not be changed. Please try again.';

export const createPictureMachine = ({ settings, readPicture }: PicturePorts) =>
  setup({
    types: { context: {} as PictureContext, events: {} as PictureEvent, input: {} as PictureInput },
    actors: {
      readPicture: fromPromise<PictureOutcome, { readonly file: unknown }>(({ input }) =>
        readPicture(input.file),
      ),
      storePicture: fromPromise<
        SettingsOutcome,
        { readonly userId: number; readonly picture: string | undefined }
      >(({ input: { userId, picture }, signal }) => settings.setPicture(userId, picture, signal)),
    },
    actions: {
      forgetMessage: assign({ message: '' }),
      forgetPicture: assign({ message: '', picture: undefined }),
      setPicture: assign({
        picture: (_, { outcome }: { outcome: PictureOutcome }) =>
          outcome.kind === 'picture' ? outcome.picture : undefined,
      }),
      reject: assign({
        message: (_, { outcome }: { outcome: PictureOutcome | SettingsOutcome }) =>
          outcome.kind === 'rejected' ? outcome.message : '',
      }),
      fail: assign({ message: (_, { error }: { error: unknown }) => errorText(error, FAILED) }),
      announceChange: sendTo(
        ({ context }) => context.notices,
        (): NoticeEvent => ({ type: 'notice.show', text: 'Your picture was changed.' }),
      ),
    },
    guards: {
      isPicture: (_, { outcome }: { outcome: PictureOutcome }) => outcome.kind === 'picture',
      isDone: (_, { outcome }: { outcome: SettingsOutcome }) => outcome.kind === 'done',
    },
  }).createMachine({
    id: 'picture',
    description: 'The picture of an account.',
    context: ({ input }) => ({ ...input, picture: undefined, message: '' }),
    initial: 'idle',
    states: {
      idle: {
        description: 'Waits until a picture is chosen, or removed.',
        tags: ['ready'],
        on: {
          'picture.choose': { target: 'reading', actions: 'forgetMessage' },
          'picture.remove': { target: 'storing', actions: 'forgetPicture' },
        },
      },
      reading: {
        description: 'Waits for a small picture of the file.',
        invoke: {
          id: 'readPicture',
          src: 'readPicture',
          input: ({ event }) => {
            assertEvent(event, 'picture.choose');
            return { file: event.file };
          },
          onDone: [
            {
              guard: { type: 'isPicture', params: ({ event }) => ({ outcome: event.output }) },
              target: 'storing',
              actions: { type: 'setPicture', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              target: 'idle',
              actions: { type: 'reject', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
        },
      },
      storing: {
        description: 'Waits until the picture, or its removal, is stored.',
        invoke: {
          id: 'storePicture',
          src: 'storePicture',
          input: ({ context: { userId, picture } }) => ({ userId, picture }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
              target: 'idle',
              actions: 'announceChange',
            },
            {
              target: 'idle',
              actions: { type: 'reject', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
        },
      },
    },
  });

export type PictureMachine = ReturnType<typeof createPictureMachine>;
export type PictureSnapshot = SnapshotFrom<PictureMachine>;
