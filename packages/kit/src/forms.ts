/** A field that is stored in a draft; never a password. */
export interface FieldFacts {
  readonly label: string;
  /** A `line` has at most 200 characters, a `message` 10 000; the form itself checks a `custom` field. */
  readonly kind: 'line' | 'message' | 'email' | 'choice' | 'custom';
  readonly isOptional?: true;
  /** Any other text counts as `initial`. */
  readonly choices?: readonly string[];
  readonly initial?: string;
}

export interface SendingFacts {
  /** What a submit does while the site has no endpoint (FRM-1, FRM-2). */
  readonly withoutEndpoint: 'delay' | 'log';
  readonly texts: Readonly<Record<'submit' | 'succeeded' | 'submittingStatus' | 'succeededStatus', string>>;
}

export interface FormFacts {
  /** The name of the form on the privacy page. */
  readonly words: string;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  readonly sending?: SendingFacts;
}

/** The forms with a draft, stored under `draft_{name}` (FRM-3). The privacy page lists them too. */
export const forms = {
  contact: {
    words: 'the contact form',
    fields: {
      name: { label: 'Full name', kind: 'line' },
      email: { label: 'Email', kind: 'email' },
      company: { label: 'Company', kind: 'line', isOptional: true },
      phone: { label: 'Phone', kind: 'line', isOptional: true },
      message: { label: 'Message', kind: 'message' },
    },
    sending: {
      withoutEndpoint: 'delay',
      texts: {
        submit: 'Send Message',
        succeeded: 'Message Sent!',
        submittingStatus: 'Sending your message...',
        succeededStatus: 'Thank you! Your message has been sent successfully.',
      },
    },
  },
  support: {
    words: 'the support form',
    fields: {
      name: { label: 'Name', kind: 'line' },
      email: { label: 'Email', kind: 'email' },
      subject: { label: 'Subject', kind: 'line' },
      priority: {
        label: 'Priority',
        kind: 'choice',
        choices: ['low', 'medium', 'high'],
        initial: 'medium',
      },
      message: { label: 'Message', kind: 'message' },
    },
    sending: {
      withoutEndpoint: 'log',
      texts: {
        submit: 'Submit Request',
        succeeded: 'Request Sent!',
        submittingStatus: 'Sending your request...',
        succeededStatus: 'Thank you! Your support request has been submitted.',
      },
    },
  },
  demo: {
    words: 'the booking of a demo',
    fields: {
      slot: { label: 'Time', kind: 'custom' },
      name: { label: 'Name', kind: 'line' },
      email: { label: 'Email', kind: 'email' },
      note: { label: 'Note', kind: 'message', isOptional: true },
    },
    sending: {
      withoutEndpoint: 'delay',
      texts: {
        submit: 'Book the demo',
        succeeded: 'Request sent',
        submittingStatus: 'Sending your request...',
        succeededStatus: 'Your demo request has been made.',
      },
    },
  },
  waiting: {
    words: 'the waiting list of a product',
    fields: { email: { label: 'Email', kind: 'email' } },
    sending: {
      withoutEndpoint: 'delay',
      texts: {
        submit: 'Tell me',
        succeeded: 'Request made',
        submittingStatus: 'Adding you to the list...',
        succeededStatus: 'Thank you! Your request has been made.',
      },
    },
  },
  register: {
    words: 'the registration',
    fields: {
      name: { label: 'Name', kind: 'custom' },
      email: { label: 'Email', kind: 'custom' },
    },
  },
} as const satisfies Readonly<Record<string, FormFacts>>;

type Forms = typeof forms;

export type FormName = keyof Forms;

export type SentForm = {
  readonly [N in FormName]: Forms[N] extends { readonly sending: SendingFacts } ? N : never;
}[FormName];

export type FieldOf<N extends FormName> = keyof Forms[N]['fields'] & string;

export type TextsOf<N extends FormName> = Readonly<Record<FieldOf<N>, string>>;
