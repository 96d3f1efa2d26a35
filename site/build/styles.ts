/** What turns the style files of the sources into style; for the tests of components too. */
export { vanillaExtractPlugin as styles } from '@vanilla-extract/vite-plugin';
