import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Every place of the product where something is typed, and what keeps it when the session ends (A14). A new one fails
// here until it has its line: the file whose hook keeps it, or why nothing of it is to be kept.

const ROOT = process.cwd();
const SOURCES = ['shell/src', 'mfe-*/src', 'shared-ui/src'];

/** What is typed into, or chosen by a box. */
const TYPED_INTO =
  /<(?:form|Form|FieldGrid|FormField|TextField|NumberField|DateField|FileField|CheckField|input|textarea)\b/;
/** What keeps it. */
const KEEPS = /\b(?:useFieldForm|useKeptState|useTypedWork)\b(?:<[^(]*>)?\(/;

/** By the file that draws it: the file that keeps it. */
const KEPT: Record<string, string> = {
  'mfe-admin/src/agencies/add-agency.screen.tsx': 'mfe-admin/src/agencies/add-agency.screen.tsx',
  'mfe-admin/src/agencies/agency-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-admin/src/api-guide/try-call.tsx': 'mfe-admin/src/api-guide/try-call.tsx',
  'mfe-admin/src/api-tokens/token-dialog.tsx': 'mfe-admin/src/api-tokens/token-dialog.tsx',
  'mfe-admin/src/cities/city-dialog.tsx': 'mfe-admin/src/cities/city-dialog.tsx',
  'mfe-admin/src/deployments/deployment.form.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-admin/src/registrations/decision-dialogs.tsx': 'mfe-admin/src/registrations/decision-dialogs.tsx',
  'mfe-admin/src/users/user-access.tsx': 'mfe-admin/src/users/user-access.tsx',
  'mfe-admin/src/users/user.form.tsx': 'mfe-admin/src/users/user.form.tsx',
  'mfe-admin/src/webhooks/webhook-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-exports/src/csv-export/content-choice.tsx': 'mfe-exports/src/csv-export/use-csv-export.ts',
  'mfe-exports/src/csv-export/csv-export-form.tsx': 'mfe-exports/src/csv-export/use-csv-export.ts',
  'mfe-exports/src/csv-export/csv-export.screen.tsx': 'mfe-exports/src/csv-export/use-csv-export.ts',
  'mfe-exports/src/figures/fills/fill-dialog.tsx': 'mfe-exports/src/figures/fills/fill-dialog.tsx',
  'mfe-exports/src/figures/publish/publish-dialog.tsx': 'mfe-exports/src/figures/publish/publish-dialog.tsx',
  'mfe-exports/src/groups/decide-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-exports/src/groups/limits-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-exports/src/groups/short-count-dialog.tsx': 'mfe-exports/src/groups/short-count-dialog.tsx',
  'mfe-exports/src/presets/presets.tsx': 'mfe-exports/src/presets/presets.tsx',
  'mfe-exports/src/tmas/tmas-form.tsx': 'mfe-exports/src/tmas/use-tmas.ts',
  'mfe-exports/src/tmas/tmas.screen.tsx': 'mfe-exports/src/tmas/use-tmas.ts',
  'mfe-imports/src/file-reading/needed-choices.tsx': 'mfe-imports/src/import-counts/use-import-form.ts',
  'mfe-imports/src/file-reading/reading-settings.tsx': 'mfe-imports/src/import-counts/use-import-form.ts',
  'mfe-imports/src/import-counts/file-chooser.tsx': 'mfe-imports/src/import-counts/use-count-file.ts',
  'mfe-imports/src/import-counts/import-form.tsx': 'mfe-imports/src/import-counts/use-import-form.ts',
  'mfe-imports/src/import-eco-counts/eco-counts-form.tsx':
    'mfe-imports/src/import-eco-counts/eco-counts-form.tsx',
  'mfe-imports/src/import-eco-counts/eco-stations-table.tsx':
    'mfe-imports/src/import-eco-counts/eco-counts-form.tsx',
  'mfe-qc/src/calendar/entry-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-qc/src/station-groups/group-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-qc/src/mark-several/mark-dialog.tsx': 'mfe-qc/src/mark-several/mark-dialog.tsx',
  'mfe-qc/src/validate-counts/bulk-update-panel.tsx': 'mfe-qc/src/validate-counts/bulk-update-panel.tsx',
  'mfe-qc/src/validate-counts/certify/certify-dialog.tsx':
    'mfe-qc/src/validate-counts/certify/certify-dialog.tsx',
  'mfe-qc/src/validate-counts/certify/reopen-form.tsx': 'mfe-qc/src/validate-counts/certify/reopen-form.tsx',
  'mfe-qc/src/validate-counts/findings/current-finding.tsx':
    'mfe-qc/src/validate-counts/findings/current-finding.tsx',
  'mfe-qc/src/validate-counts/grid/count-row.tsx': 'mfe-qc/src/validate-counts/counts-editor.tsx',
  'mfe-qc/src/validate-counts/grid/counts-grid.tsx': 'mfe-qc/src/validate-counts/counts-editor.tsx',
  'mfe-qc/src/validate-counts/thresholds/thresholds-form.tsx':
    'mfe-qc/src/validate-counts/thresholds/thresholds-form.tsx',
  'mfe-stations/src/flow/flow-panel.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'shell/src/screens/digest/digest-dialog.tsx': 'shell/src/screens/digest/digest-dialog.tsx',
  'shell/src/screens/digest/muted-stations.tsx': 'shell/src/screens/digest/muted-stations.tsx',
  'mfe-stations/src/station-field/change-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station-field/visit-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station-field/equipment-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station-field/exchange-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/network-health/closure-dialog.tsx': 'mfe-stations/src/network-health/closure-dialog.tsx',
  'mfe-stations/src/network-health/enter-outage-dialog.tsx':
    'mfe-stations/src/network-health/enter-outage-dialog.tsx',
  'mfe-stations/src/network-health/mute-dialog.tsx': 'mfe-stations/src/network-health/mute-dialog.tsx',
  'mfe-stations/src/network-health/range-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/network-health/split-dialog.tsx': 'mfe-stations/src/network-health/split-dialog.tsx',
  'mfe-stations/src/network-health/outage-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/next-station/next-station.form.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station/channel-rows.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station/contact-tab.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station/tab-fields.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station-factors/end-dialogs.tsx': 'mfe-stations/src/station-factors/end-dialogs.tsx',
  'mfe-stations/src/station-factors/factor-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station-factors/validation-dialog.tsx':
    'mfe-stations/src/station-factors/validation-dialog.tsx',
  'mfe-stations/src/station-notes/note-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-stations/src/station-photos/caption-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'shared-ui/src/form/contact-dialog.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'shared-ui/src/table/view-dialog.tsx': 'shared-ui/src/table/view-dialog.tsx',
  'mfe-exports/src/open-data/choice-dialog.tsx': 'mfe-exports/src/open-data/choice-dialog.tsx',
  'mfe-exports/src/open-data/embed-sites-card.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-exports/src/open-data/withdraw-dialog.tsx': 'mfe-exports/src/open-data/withdraw-dialog.tsx',
  'mfe-exports/src/share-links/share-link-dialog.tsx': 'mfe-exports/src/share-links/share-link-dialog.tsx',
  'mfe-imports/src/arriving/discard-dialog.tsx': 'mfe-imports/src/arriving/discard-dialog.tsx',
  'mfe-imports/src/automatic-import/rhythm-form.tsx': 'mfe-imports/src/automatic-import/rhythm-form.tsx',
  'mfe-qc/src/campaigns/campaign-form.tsx': 'shared-ui/src/form/use-versioned-form.ts',
  'mfe-qc/src/campaigns/course.tsx': 'mfe-qc/src/campaigns/course.tsx',
  'mfe-qc/src/campaigns/station-act-dialog.tsx': 'mfe-qc/src/campaigns/station-act-dialog.tsx',
  'mfe-qc/src/campaigns/station-validators-dialog.tsx': 'mfe-qc/src/campaigns/station-validators-dialog.tsx',
  // of these the passwords are left out by `keptValues`
  'shell/src/screens/account/account-form.tsx': 'shell/src/screens/account/user-profile.screen.tsx',
};

/** Of which nothing is kept, and why. */
const NOT_KEPT: Record<string, string> = {
  'mfe-admin/src/audit/audit-filters.tsx': 'a search: in the address once it is made',
  'mfe-admin/src/users/authorized-users.screen.tsx': 'a search',
  'mfe-qc/src/calendar/weather-dialog.tsx': 'a file of the person’s own, and what its numbers are',
  'mfe-qc/src/campaigns/two-pairs.tsx': 'a setting of the agency, kept at once',
  'mfe-qc/src/compare/add-series.tsx': 'what the picture shows: in the address once it is added',
  'mfe-qc/src/compare/settings.tsx': 'what the picture shows: in the address',
  'mfe-qc/src/several/station-choice.tsx': 'ticks over a list of what waits, which may be another by then',
  'mfe-qc/src/validate-counts/counts-filters.tsx': 'a search: in the address',
  'mfe-qc/src/validate-counts/picture/flow-legend.tsx': 'what the picture shows',
  'mfe-qc/src/validate-counts/picture/window-tools.tsx': 'what the picture shows',
  'mfe-qc/src/validate-counts/picture/year-picture.tsx': 'what the picture shows',
  'mfe-qc/src/validate-counts/shortcuts/shortcuts-dialog.tsx': 'a setting of the browser, kept at once',
  'mfe-stations/src/next-station/station-number-field.tsx': 'read only',
  'mfe-stations/src/station-photos/add-photos-dialog.tsx':
    'about photos that were chosen, which no page may keep: it is sent on once one is signed in again',
  'mfe-stations/src/station-photos/photos-to-choose.tsx':
    'about photos that were chosen, which no page may keep: they are sent on once one is signed in again',
  'mfe-stations/src/station/district-field.tsx': 'read only',
  'mfe-stations/src/station-field/file-dialog.tsx': 'about a file that was chosen, which no page may keep',
  'mfe-stations/src/station-list/stage-toggle.tsx': 'what the list shows: in the address',
  'shared-ui/src/form/date-field.tsx': 'a control: the form that it stands in keeps it',
  'shared-ui/src/form/field-grid.tsx': 'a control',
  'shared-ui/src/form/file-field.tsx': 'a control',
  'shared-ui/src/form/form-dialog.tsx': 'a control',
  'shared-ui/src/form/form.tsx': 'a control',
  'shared-ui/src/form/text-fields.tsx': 'a control',
  'shared-ui/src/table/column-filter.tsx': 'a search: in the address',
  'shared-ui/src/table/columns-panel.tsx': 'a setting of the browser, kept at once',
  'shell/src/layout/agency-switcher.tsx': 'a choice of the person’s agency, not of the page',
  'shell/src/screens/account/human-check/self-check.tsx': 'before anybody is signed in',
  'shell/src/screens/dashboard/stations-panel.tsx': 'what the list shows',
  'shell/src/screens/glossary/glossary.screen.tsx': 'a search',
  'shell/src/search/search-dialog.tsx': 'a search',
  'shell/src/screens/login/login.screen.tsx': 'before anybody is signed in',
  'shell/src/second-factor/code-field.tsx': 'secret: proves who somebody is',
  'shell/src/session/sign-in-again.tsx': 'secret: a password',
};

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: ROOT }))
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.endsWith('.test.tsx') && !file.includes('/testing/'));

test('each place where something is typed has its line here, and each line its place', () => {
  const typedInto = files.filter((file) => TYPED_INTO.test(read(file)));
  expect(typedInto.sort()).toEqual([...Object.keys(KEPT), ...Object.keys(NOT_KEPT)].sort());
});

test.each(Object.entries(KEPT))('what is typed in %s is kept by %s', (drawn, keeper) => {
  expect(read(keeper)).toMatch(KEEPS);
  // a text of the form that stands in a plain state beside what is kept would be lost
  expect(read(drawn)).not.toMatch(/const \[(?!told\b)\w+, \w+\] = useState\(''\)/);
});

test('no form gives up being kept but a search', () => {
  const givingUp = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })).filter(
    (file) =>
      !file.includes('.test.') &&
      /\bkeep: false\b/.test(read(file)) &&
      !NOT_KEPT[file]?.startsWith('a search'),
  );
  expect(givingUp).toEqual([]);
});
