import { fileURLToPath } from 'node:url';

/** Small helpers that most pages and all that is loaded when idle share. */
const helpers = [
  'packages/account/src/date-text.ts',
  'packages/catalogue/src/catalogue-query.ts',
  'packages/catalogue/src/catalogue.view.ts',
  'packages/catalogue/src/comparison.ts',
  'packages/content/src/inline.ts',
  'packages/content/src/prose.ts',
  'packages/content/src/read-prose.ts',
  'packages/kit/src/date-formats.ts',
  'packages/kit/src/search-text.ts',
  'packages/shell/src/copying.machine.ts',
  'site/src/adapters/clipboard.ts',
  'site/src/adapters/new-id.ts',
  'site/src/adapters/random-bytes.ts',
  'site/src/adapters/save-file.ts',
  'site/src/adapters/within.ts',
  'site/src/app/has-account.ts',
  'site/src/app/use-page-actor.ts',
  'site/src/app/use-result-announcement.ts',
  'site/src/app/when-styled.ts',
  'site/src/config.ts',
  'site/src/shared/account-form/with-next.ts',
  'site/src/shared/prose/inline.tsx',
  'site/src/shared/prose/use-copying.ts',
  'site/src/ui/is-composing.ts',
  'site/src/ui/page/opening.tsx',
];

/** Fields and messages of forms. */
const fields = [
  'packages/form/src/form.ts',
  'packages/kit/src/credentials.ts',
  'packages/kit/src/field-errors.ts',
  'packages/kit/src/secret.ts',
  'site/src/app/form-values.ts',
  'site/src/app/use-form-handle.ts',
  'site/src/ui/form/error-summary.tsx',
  'site/src/ui/form/field.tsx',
  'site/src/ui/form/form.css.ts',
  'site/src/ui/form/form.tsx',
  'site/src/ui/form/form-frame.tsx',
  'site/src/ui/form/form-outcome.tsx',
  'site/src/ui/form/problem-box.tsx',
  'site/src/ui/form/submit-button.tsx',
  'site/src/ui/form/text-field.tsx',
  'site/src/ui/form/use-failure-focus.ts',
  'site/src/ui/form/use-left-fields.ts',
];

/** The form's chart and its drafts. */
const form = [
  'packages/auth/src/name-field.ts',
  'packages/form/src/draft.ts',
  'packages/form/src/draft-store.ts',
  'packages/form/src/form-changes.ts',
  'packages/form/src/form.actors.ts',
  'packages/form/src/form.machine.ts',
  'packages/form/src/form.view.ts',
  'site/src/adapters/session-store.ts',
  'site/src/app/drafts.ts',
  'site/src/app/use-form.ts',
];

/** The index of the site search (SCH-1) and its ranking, without the contents of pages. */
const siteIndex = [
  'packages/content/src/search-actions.ts',
  'packages/content/src/search-pages.ts',
  'packages/content/src/search-words.ts',
  'packages/shell/src/search/edits.ts',
  'packages/shell/src/search/search-index.ts',
  'packages/shell/src/search/search-words.ts',
  'site/src/shared/site-index/site-entries.ts',
  'site/src/shared/site-index/site-index.ts',
];

/** What a first change needs before it can be stored. */
const stored = [
  'packages/cart/src/cart-schema.ts',
  'packages/cart/src/guest-move.ts',
  'packages/shell/src/preference-values.ts',
  'packages/shell/src/preferences-schema.ts',
];

/** The installation and the service worker, in the page. */
const offline = [
  'packages/shell/src/installation.machine.ts',
  'packages/shell/src/offline.machine.ts',
  'site/src/adapters/installer.ts',
  'site/src/adapters/site-worker.ts',
  'site/src/offline/offline-actors.ts',
  'site/src/offline/start-offline.tsx',
  'site/src/offline/update-notice.tsx',
  'site/src/styles/print.css.ts',
];

const root = fileURLToPath(new URL('../../', import.meta.url));
const anyOf = (paths: readonly string[], also?: RegExp) => {
  const ids = new Set(paths.map((path) => root + path));
  // The style that a module's build makes stays with it.
  return (id: string) => ids.has(id.replace(/\.vanilla\.css$/, '')) || also?.test(id) === true;
};

/**
 * The modules that share a file, for Rolldown's `codeSplitting`. Left alone, the build makes a file for each set of
 * modules with the same users. Most of them were smaller than the headers of their responses, and each cost Chromium
 * 3 ms of the processor: a page fetched 39 files until it was idle. A group joins what is fetched together anyway, or
 * what costs a page that needs a part of it less than another request.
 */
export const chunkGroups = [
  // The entry and all it imports in one file: apart they compress worse, and are asked for together anyway.
  { name: 'main', test: /src\/main\.tsx$/, priority: 3 },
  { name: 'helpers', test: anyOf(helpers) },
  ...[
    { name: 'fields', test: anyOf(fields) },
    { name: 'form', test: anyOf(form) },
    { name: 'site-index', test: anyOf(siteIndex) },
    { name: 'stored', test: anyOf(stored, /\/node_modules\/zod\//) },
    { name: 'offline', test: anyOf(offline) },
  ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
];
