/**
 * A person's name and picture (AUT-8, NAV-6, FRM-3, FRM-4): two things that are changed side by side, each by itself.
 * While one is being stored there is no way to send it again. A chosen file is made into a small picture before it is
 * stored; what is no picture, or does not fit, is said where it was chosen, and nothing has changed.
 */
import type { Listener } from '@loomwright/kit';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { AccountCare } from './care.ts';
import type { CareFact } from './care-events.ts';
import {
  begin,
  type CareForm,
  type CareOutcome,
  EMPTY_CARE,
  editField,
  fail,
  failChecks,
  isInOrder,
  leaveField,
  refuse,
  succeed,
} from './care-form.ts';
import {
  nameErrors,
  PICTURE_FAILED,
  type PictureOutcome,
  pictureProblemOf,
  wishedPicture,
} from './profile.ts';

export type ProfileEvent =
  | { readonly type: 'profile.saveName'; readonly name: string }
  | { readonly type: 'profile.editName' }
  | { readonly type: 'profile.leaveName'; readonly name: string }
  /** A file, as the browser hands it over. */
  | { readonly type: 'profile.choosePicture'; readonly file: unknown }
  | { readonly type: 'profile.removePicture' };

export interface ProfileInput {
  readonly userId: number;
  readonly listener: Listener<CareFact>;
}

export interface ProfileContext extends ProfileInput {
  readonly form: CareForm<'name'>;
  /** What is wrong with the picture that was chosen last; empty for nothing. */
  readonly pictureProblem: string;
}

export interface ProfilePorts {
  readonly care: Pick<AccountCare, 'rename' | 'setPicture'>;
  /** Makes a small picture of a file. */
  readonly readPicture: (file: unknown) => Promise<PictureOutcome>;
}

const NAME_FAILED = 'Your name could not be saved. Please try again.';

export const createProfileMachine = ({ care, readPicture }: ProfilePorts) =>
  setup({
    types: { context: {} as ProfileContext, events: {} as ProfileEvent, input: {} as ProfileInput },
    actors: {
      saveName: fromPromise<CareOutcome, { readonly userId: number; readonly name: string }>(
        ({ input: { userId, name }, signal }) => care.rename(userId, name, signal),
      ),
      readPicture: fromPromise<PictureOutcome, { readonly file: unknown }>(({ input }) =>
        readPicture(input.file),
      ),
      storePicture: fromPromise<
        CareOutcome,
        { readonly userId: number; readonly picture: string | undefined }
      >(({ input: { userId, picture }, signal }) => care.setPicture(userId, picture, signal)),
    },
    actions: {
      showErrors: assign({
        form: ({ context }, { name }: { name: string }) => failChecks(context.form, nameErrors(name)),
      }),
      beginSaving: assign({ form: ({ context }) => begin(context.form) }),
      finishSaving: assign({ form: ({ context }) => succeed(context.form) }),
      showRefusal: assign({
        form: ({ context }, { outcome }: { outcome: CareOutcome }) => refuse(context.form, outcome),
      }),
      showFailure: assign({
        form: ({ context }, { error }: { error: unknown }) => fail(context.form, error, NAME_FAILED),
      }),
      forgetError: assign({ form: ({ context }) => editField(context.form, 'name') }),
      checkName: assign({
        form: ({ context }, { name }: { name: string }) =>
          leaveField(context.form, 'name', nameErrors(name).name),
      }),
      keepPictureProblem: assign({ pictureProblem: (_, { text }: { text: string }) => text }),
      say: sendTo(
        ({ context }) => context.listener,
        (_, { text }: { text: string }): CareFact => ({ type: 'notice.show', text }),
      ),
    },
    guards: {
      isInOrder: (_, { name }: { name: string }) => isInOrder(nameErrors(name)),
      isDone: (_, { outcome }: { outcome: CareOutcome }) => outcome.kind === 'done',
      isPicture: (_, { outcome }: { outcome: PictureOutcome }) => outcome.kind === 'picture',
    },
  }).createMachine({
    id: 'profile',
    description: 'A person’s name and picture.',
    context: ({ input }) => ({ ...input, form: EMPTY_CARE, pictureProblem: '' }),
    type: 'parallel',
    states: {
      name: {
        description: 'What the person is called.',
        initial: 'editing',
        states: {
          editing: {
            description: 'The name is being typed.',
            on: {
              'profile.saveName': [
                {
                  guard: { type: 'isInOrder', params: ({ event }) => event },
                  target: 'saving',
                  actions: 'beginSaving',
                },
                { actions: { type: 'showErrors', params: ({ event }) => event } },
              ],
              'profile.editName': { actions: 'forgetError' },
              'profile.leaveName': { actions: { type: 'checkName', params: ({ event }) => event } },
            },
          },
          saving: {
            description: 'The name is being stored; there is nothing to send until that is done.',
            invoke: {
              id: 'saveName',
              src: 'saveName',
              input: ({ context, event }) => ({
                userId: context.userId,
                name: event.type === 'profile.saveName' ? event.name : '',
              }),
              onDone: [
                {
                  guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
                  target: 'editing',
                  actions: ['finishSaving', { type: 'say', params: { text: 'Your name was saved.' } }],
                },
                {
                  target: 'editing',
                  actions: { type: 'showRefusal', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => event } },
            },
          },
        },
      },
      picture: {
        description: 'How the person looks.',
        initial: 'resting',
        states: {
          resting: {
            description: 'A picture can be chosen, or taken away.',
            on: {
              'profile.choosePicture': {
                target: 'reading',
                actions: { type: 'keepPictureProblem', params: { text: '' } },
              },
              'profile.removePicture': {
                target: 'storing',
                actions: { type: 'keepPictureProblem', params: { text: '' } },
              },
            },
          },
          reading: {
            description: 'A small picture is being made of the file.',
            invoke: {
              id: 'readPicture',
              src: 'readPicture',
              input: ({ event }) => ({
                file: event.type === 'profile.choosePicture' ? event.file : undefined,
              }),
              onDone: [
                {
                  guard: { type: 'isPicture', params: ({ event }) => ({ outcome: event.output }) },
                  target: 'storing',
                },
                {
                  target: 'resting',
                  actions: {
                    type: 'keepPictureProblem',
                    params: ({ event }) => ({ text: pictureProblemOf(event.output) }),
                  },
                },
              ],
              onError: {
                target: 'resting',
                actions: { type: 'keepPictureProblem', params: { text: PICTURE_FAILED } },
              },
            },
          },
          storing: {
            description: 'The picture is being stored, or taken away.',
            invoke: {
              id: 'storePicture',
              src: 'storePicture',
              input: ({ context, event }) => ({ userId: context.userId, picture: wishedPicture(event) }),
              onDone: [
                {
                  guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
                  target: 'resting',
                  actions: { type: 'say', params: { text: 'Your picture was changed.' } },
                },
                {
                  target: 'resting',
                  actions: {
                    type: 'keepPictureProblem',
                    params: ({ event }) => ({ text: pictureProblemOf(event.output) }),
                  },
                },
              ],
              onError: {
                target: 'resting',
                actions: { type: 'keepPictureProblem', params: { text: PICTURE_FAILED } },
              },
            },
          },
        },
      },
    },
  });

export type ProfileMachine = ReturnType<typeof createProfileMachine>;
export type ProfileSnapshot = SnapshotFrom<ProfileMachine>;
