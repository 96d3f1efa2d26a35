/** The year the documents were made in (`vite.config.ts`). */
declare const __BUILD_YEAR__: number;
