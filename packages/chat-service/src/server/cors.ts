export const corsHeaders = (
  allowedOrigins: readonly string[],
  origin: string | undefined,
): Readonly<Record<string, string>> => {
  if (allowedOrigins.length === 0) return {};
  if (origin === undefined || !allowedOrigins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, DELETE, GET',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Expose-Headers': 'Retry-After, Link',
    'Access-Control-Max-Age': '600',
  };
};
