import { Secret } from '@loomwright/kit';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isSecure: boolean;
  /** Sends neither login nor mail unless STARTTLS succeeds. */
  readonly requiresTls: boolean;
  readonly login?: { readonly user: string; readonly password: Secret } | undefined;
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads `smtp://user:password@host:587` or `smtps://…` with percent-encoded parts; undefined if invalid. With
 * a login, `smtp:` requires STARTTLS, unless the host is this machine or `?tls=optional` is given.
 */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { hash, hostname, password, pathname, port, protocol, searchParams, username } = new URL(text);
  const isSecure = protocol === 'smtps:';
  // Allows only `tls`: the mail library would accept any option here, even one that skips certificate checks.
  const { tls, ...others } = Object.fromEntries(searchParams);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const user = decode(username);
  const plainPassword = decode(password);
  if (
    !(isSecure || protocol === 'smtp:') ||
    !/^[\w.:-]+$/.test(host) ||
    !/^\/?$/.test(pathname) ||
    hash !== '' ||
    Object.keys(others).length > 0 ||
    !(tls === undefined || tls === 'required' || (tls === 'optional' && !isSecure)) ||
    user === undefined ||
    plainPassword === undefined ||
    (user === '') !== (plainPassword === '')
  )
    return undefined;
  return {
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    requiresTls: tls === 'required' || (tls !== 'optional' && user !== '' && !isLoopback(host)),
    login: user === '' ? undefined : { user, password: new Secret(plainPassword) },
  };
};
