// Constants that the build fills in (`build/configuration.ts`).

/** The year the documents were made in. */
declare const __BUILD_YEAR__: number;
/** Addresses of the company's profiles elsewhere, in the order of their names. */
declare const __PROFILE_URLS__: readonly string[];
declare const __SITE_CONFIGURATION__: import('@loomwright/content/configuration').Configuration;
