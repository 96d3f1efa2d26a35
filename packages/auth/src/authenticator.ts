import type { Secret } from '@loomwright/kit';
import type { AccountRepositoryLoader } from './account-repository.ts';
import type { SessionEvent } from './session-events.ts';
import type { SessionUser } from './session-user.ts';

export type AuthRequest =
  | { readonly kind: 'logIn'; readonly email: string; readonly password: Secret }
  | { readonly kind: 'register'; readonly name: string; readonly email: string; readonly password: Secret };

export type AuthOutcome =
  | { readonly kind: 'accepted'; readonly user: SessionUser }
  | {
      readonly kind: 'rejected';
      readonly message: string;
      /** True for wrong credentials, the only failure that counts as a failed attempt (LGN-2). */
      readonly isMismatch: boolean;
    };

/**
 * Logs in or registers (AUT-1); the promise never rejects. If aborted before the session is stored, no user is
 * logged in.
 */
export type Authenticate = (request: AuthRequest, signal: AbortSignal) => Promise<AuthOutcome>;

export interface AuthenticatorPorts {
  readonly accounts: AccountRepositoryLoader;
  readonly session: {
    readonly send: (event: Extract<SessionEvent, { readonly type: 'session.authenticated' }>) => void;
    readonly getSnapshot: () => {
      readonly status: string;
      readonly context: { readonly user: SessionUser | undefined };
    };
  };
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Shorter than the first login lock (30 s), so that no attempt is still running when that lock ends (LGN-3).
 */
export const REQUEST_LIMIT_MS = 20_000;

const kinds = {
  logIn: { cause: 'loggedIn', failure: 'Failed to login. Please try again.' },
  register: { cause: 'registered', failure: 'Failed to register. Please try again.' },
} as const;

const reject = (message: string, isMismatch = false): AuthOutcome => ({
  kind: 'rejected',
  message,
  isMismatch,
});

/** Handles every login and registration, and reports accepted users to the session. */
export const createAuthenticator = ({ accounts, session, wait }: AuthenticatorPorts): Authenticate => {
  const ask = async (request: AuthRequest, signal: AbortSignal): Promise<AuthOutcome> => {
    const repository = await accounts.load();
    const outcome =
      request.kind === 'register'
        ? await repository.register(request, signal)
        : await repository.logIn(request, signal);
    if (outcome.kind === 'rejected') return reject(outcome.message, request.kind === 'logIn');
    const { user } = outcome;
    session.send({ type: 'session.authenticated', user, cause: kinds[request.kind].cause });
    return { kind: 'accepted', user };
  };
  return async (request, signal) => {
    const { failure } = kinds[request.kind];
    const { context, status } = session.getSnapshot();
    if (status !== 'active') return reject(failure);
    // A user is already logged in, so the page is about to be left: only a login is accepted.
    if (context.user)
      return request.kind === 'logIn' ? { kind: 'accepted', user: context.user } : reject(failure);
    const controller = new AbortController();
    const callOff = () => controller.abort();
    signal.addEventListener('abort', callOff);
    if (signal.aborted) callOff();
    const asked = ask(request, controller.signal).catch((error: unknown) =>
      reject((error instanceof Error && error.message) || failure),
    );
    const isLate = wait(REQUEST_LIMIT_MS).then(() => {
      callOff();
      return reject(failure);
    });
    return Promise.race([asked, isLate]).finally(() => signal.removeEventListener('abort', callOff));
  };
};
