export { vanillaExtractPlugin as styles } from '@vanilla-extract/vite-plugin';
