/** A command of a session, by the W3C recommendation: `POST` with a body, `GET` without one. */
export type Command = <T>(path: string, body?: object) => Promise<T>;

/** The longest that a browser may take for one command. */
const commandMs = 60_000;

const send = async <T>(url: string, method: string, body?: object): Promise<T> => {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandMs),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
};

/** Starts a session at a WebDriver server. */
export const startSession = async (server: string, capabilities: object) => {
  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, 'POST', { capabilities });
  const address = `${server}/session/${sessionId}`;
  const command: Command = (path, body) => send(`${address}/${path}`, body ? 'POST' : 'GET', body);
  return { command, stop: () => send(address, 'DELETE') };
};
