/** The plugin that compiles the style files; used by the component tests too. */
export { vanillaExtractPlugin as styles } from '@vanilla-extract/vite-plugin';
