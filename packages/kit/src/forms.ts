/** A field whose text a form keeps in its draft and, if it is sent, sends; never a password. */
export interface FieldFacts {
  /** As the errors name it. */
  readonly label: string;
  /** A `line` has at most 200 characters, a `message` 10 000; the form itself checks a `custom` one. */
  readonly kind: 'line' | 'message' | 'email' | 'choice' | 'custom';
  readonly isOptional?: true;
  /** The texts of a `choice`; any other text is the initial one. */
  readonly choices?: readonly string[];
  /** In an untouched form; empty when missing. */
  readonly initial?: string;
}

/** How a form is sent. */
export interface SendingFacts {
  /** What a submit does while the site has no endpoint: it takes its time, or is logged (FRM-1, FRM-2). */
  readonly withoutEndpoint: 'delay' | 'log';
  readonly texts: Readonly<Record<'submit' | 'succeeded' | 'submittingStatus' | 'succeededStatus', string>>;
}

export interface FormFacts {
  /** The form, as the privacy page names it. */
  readonly words: string;
  /** In the order of the page. */
  readonly fields: Readonly<Record<string, FieldFacts>>;
  /** Missing for a form that is not sent. */
  readonly sending?: SendingFacts;
}

/**
 * The forms of the site that keep a draft, under `draft_{name}` (FRM-3), and those of them that are sent. Draft stores,
 * checks, senders and the privacy page read this list; a form without a draft is a definition only.
 */
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
  // The checks of an account's fields are those of auth.
  register: {
    words: 'the registration',
    fields: {
      name: { label: 'Name', kind: 'custom' },
      email: { label: 'Email', kind: 'custom' },
    },
  },
} as const satisfies Readonly<Record<string, FormFacts>>;

type Forms = typeof forms;

/** The name of a form that keeps a draft. */
export type FormName = keyof Forms;

/** The name of a form that is sent. */
export type SentForm = {
  readonly [N in FormName]: Forms[N] extends { readonly sending: SendingFacts } ? N : never;
}[FormName];

/** The names of a form's fields. */
export type FieldOf<N extends FormName> = keyof Forms[N]['fields'] & string;

/** The texts of a form's fields, as typed and chosen. */
export type TextsOf<N extends FormName> = Readonly<Record<FieldOf<N>, string>>;
