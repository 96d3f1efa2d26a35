import { createFormMachine, type FormDefinition } from '@loomwright/form';
import { entry } from '../entry.ts';

interface Values {
  readonly email: string;
  readonly message: string;
}
type Field = keyof Values;
type Command = { readonly kind: 'attach'; readonly name: string };

const definition: FormDefinition<Values, Field, string, string, Command> = {
  fields: ['email', 'message'],
  check: ({ email, message }) => ({
    ...(email.includes('@') ? {} : { email: 'Enter an email address' }),
    ...(message === '' ? { message: 'Enter a message' } : {}),
  }),
  submit: async () => ({ kind: 'done' }),
  texts: {
    submit: 'Send',
    submitting: 'Sending',
    submittingStatus: 'Sending',
    succeededStatus: 'Sent',
    failure: 'Not sent',
  },
  afterSuccess: 'confirm',
  draft: {
    fields: [{ name: 'message', isLong: true }],
    store: {
      open: async (owner) => ({ owner, values: {} }),
      keep: () => {},
      store: () => {},
      discard: () => {},
    },
  },
  change: ({ texts }, { name }) => ({ texts: { ...texts, message: `See ${name}.` }, attachment: name }),
};

const typed = { email: 'ada@example.com', message: 'Hello' };
const wrong = { email: 'ada', message: '' };

export const formEntries = [
  entry({
    place: ['form', 'form'],
    create: () => createFormMachine(definition),
    events: {
      'form.submit': [{ values: typed }, { values: wrong }],
      'form.edit': [
        { field: 'message', values: typed },
        { field: 'email', values: wrong },
      ],
      'form.leave': [
        { field: 'message', values: typed },
        { field: 'email', values: wrong },
      ],
      'form.reset': [{}],
      'form.cancel': [{}],
      'network.changed': [{ isOnline: false }, { isOnline: true }],
      'form.change': [{ command: { kind: 'attach', name: 'plan.pdf' } }],
      'form.ownerResolved': [
        { owner: null, values: typed },
        { owner: 7, values: typed },
      ],
      'draft.opened': [
        { draft: { owner: null, values: { message: 'Begun before' } } },
        { draft: { owner: 7, values: {} } },
      ],
      'form.succeeded': [{}],
      'form.lock': [{}, { clearedField: 'message' }],
      'form.unlock': [{}],
      'draft.changed': [{}],
      'page.hiding': [{}],
    },
    children: {
      lookUp: { outputs: ['ada@example.com'] },
      submit: {
        outputs: [
          { kind: 'done' },
          { kind: 'done', result: 'Request 12' },
          { kind: 'rejected', message: 'The address is taken' },
          { kind: 'rejected', message: 'Not this one', clearedField: 'message' },
        ],
      },
    },
  }),
];
