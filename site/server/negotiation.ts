import type { Encoding } from './public-files.ts';

const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

const toWeights = (acceptEncoding: string) =>
  new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality) || 0] as const;
    }),
  );

export const pickEncoding = (
  acceptEncoding: string | undefined,
  has: (encoding: Encoding) => boolean,
): Encoding => {
  if (!acceptEncoding) return 'identity';
  const weights = toWeights(acceptEncoding);
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return preferred.find((encoding) => has(encoding) && isAccepted(encoding)) ?? 'identity';
};

/** If-None-Match may list several tags and uses weak comparison. */
export const isCurrent = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
