// Constants defined by the build (`build/configuration.ts`).

declare const __BUILD_YEAR__: number;
/** The parts that this build has. Only `FEATURES.name` is replaced: nothing else may be read of it. */
declare const FEATURES: Readonly<Record<import('../features.ts').Feature, boolean>>;
/**
 * Where forms go: nowhere, as no endpoint is configured (FRM-1), or to the site's own server (DLV-1), or, if neither, to an
 * address. Nothing but these names may be read of it.
 */
declare const SENDING: Readonly<Record<'isDemonstration' | 'isOwn', boolean>>;
/** URLs of the company's profiles on other sites, in the order of their names. */
declare const __PROFILE_URLS__: readonly string[];
declare const __SITE_CONFIGURATION__: import('@loomwright/content/configuration').Configuration;
