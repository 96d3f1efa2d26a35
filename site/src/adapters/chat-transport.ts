import type { ChatTransport, ReplyOutcome } from '@loomwright/chat';

/** How long an answer may take (CHT-4). */
export const ANSWER_TIMEOUT_MS = 30_000;

const toOutcome = async (response: Response): Promise<ReplyOutcome> => {
  if (!response.ok) return { kind: 'refused', status: response.status };
  const body: unknown = await response.json();
  const text = (body as { response?: unknown } | null)?.response;
  return typeof text === 'string' ? { kind: 'answered', response: text } : { kind: 'empty' };
};

/** The chat service over HTTP (CHT-2, CHT-6), at an origin; empty for the site's own. */
export const createChatTransport = (host: string, timeoutMs = ANSWER_TIMEOUT_MS): ChatTransport => ({
  sendMessage: async ({ message, sessionId }, signal) => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${host}/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ message, session_id: sessionId }),
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.any([signal, late]),
      });
      return await toOutcome(response);
    } catch {
      return { kind: late.aborted ? 'tooLong' : 'unreachable' };
    }
  },
  endSession: async (sessionId, signal) => {
    await fetch(`${host}/chat/session/${encodeURIComponent(sessionId)}`, {
      method: 'DELETE',
      credentials: 'omit',
      signal,
    }).catch(() => {});
  },
});
