import { defineConfig } from 'vitest/config';

// `node` runs every package and server test, `coverage` afterwards checks that every transition was taken.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'site/server/**/*.test.ts', 'site/test/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/statecharts/src/vitest/record.setup.ts'],
          globalSetup: ['packages/statecharts/src/vitest/clear.global-setup.ts'],
        },
      },
      { test: { name: 'coverage', include: ['packages/statecharts/test/coverage.report.ts'] } },
    ],
  },
});
