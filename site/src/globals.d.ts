// Constants defined by the build (`build/configuration.ts`).

declare const __BUILD_YEAR__: number;
/** The features in this build, which replaces expressions such as `FEATURES.blog`. No other use works. */
declare const FEATURES: Readonly<Record<import('../features.ts').Feature, boolean>>;
/**
 * Whether nothing is sent, because no endpoint is configured (FRM-1), and whether forms go to the site's own
 * server (DLV-1). If neither, they go to an external endpoint. The build replaces these two expressions too.
 */
declare const SENDING: Readonly<Record<'isDemonstration' | 'isOwn', boolean>>;
/** URLs of the company's profiles on other sites, in the order of `company.profiles`. */
declare const __PROFILE_URLS__: readonly string[];
declare const __SITE_CONFIGURATION__: import('@loomwright/content/configuration').Configuration;
