/** What differs from one deployment to the next. Every value has a working default. */
export const config = {
  /** Where the site is at home: canonical addresses and the sitemap begin with it. No slash at the end. */
  origin: (import.meta.env.VITE_SITE_ORIGIN as string | undefined) ?? 'https://loomwright.example',
} as const;
