import { questionsIn, questionsOf } from './questions.rules.ts';

/** What is asked before an act that can't be taken back by the same button, by its file: whom or what each names. */
const NAMED = [
  ['mfe-admin/src/agencies/use-agency-end.ts', 'closeText', 'the agency'],
  ['mfe-admin/src/agencies/use-agency-end.ts', 'deleteText', 'the agency'],
  ['mfe-admin/src/api-tokens/tokens-page.tsx', 'revokeText', 'the token'],
  ['mfe-admin/src/deployments/edit-deployment.screen.tsx', 'deleteText', 'the deployment'],
  ['mfe-admin/src/users/authorized-users.screen.tsx', 'deleteText', 'the person, with the e-mail address'],
  ['mfe-admin/src/webhooks/webhooks.screen.tsx', 'rotateText', 'the webhook'],
  ['mfe-admin/src/webhooks/webhooks.screen.tsx', 'deleteText', 'the webhook'],
  ['mfe-exports/src/figures/fills/filled-days.tsx', 'backText', 'the flow and the year'],
  ['mfe-exports/src/groups/short-counts.screen.tsx', 'deleteText', 'the place and the day'],
  ['mfe-exports/src/presets/use-presets.ts', 'deleteText', 'the preset'],
  ['mfe-exports/src/share-links/share-links.screen.tsx', 'endText', 'the link'],
  ['mfe-imports/src/arriving/saved-mappings.tsx', 'removeText', 'the station of the mapping'],
  ['mfe-imports/src/recent-imports/undo-button.tsx', 'undoText', 'the file and the station'],
  ['mfe-qc/src/calendar/calendar.screen.tsx', 'deleteText', 'the entry and its days'],
  ['mfe-qc/src/campaigns/course.tsx', 'deleteText', 'the campaign'],
  ['mfe-qc/src/campaigns/course.tsx', 'openText', 'how many stations it is about'],
  ['mfe-qc/src/station-groups/station-groups.screen.tsx', 'deleteText', 'the group'],
  ['mfe-stations/src/flow/flows.tsx', 'deleteQuestion', 'the flow'],
  ['mfe-stations/src/network-health/home-closures.tsx', 'removeText', 'the days'],
  ['mfe-stations/src/network-health/outage-actions.tsx', 'joinText', 'when both began'],
  ['mfe-stations/src/network-health/outage-actions.tsx', 'removeText', 'when it began'],
  ['mfe-stations/src/next-station/delete-draft.tsx', 'deleteNamed', 'the draft'],
  ['mfe-stations/src/station-factors/factor-item.tsx', 'approveText', 'the value and the flow'],
  ['mfe-stations/src/station-factors/validation-item.tsx', 'deleteText', 'the day and the flow'],
  ['mfe-stations/src/station-field/equipment-changes.tsx', 'removeText', 'what was changed and the day'],
  ['mfe-stations/src/station-field/equipment-files.tsx', 'removeFileText', 'the file'],
  ['mfe-stations/src/station-field/home-equipment.tsx', 'removeText', 'the counter and its days'],
  ['mfe-stations/src/station-field/home-visits.tsx', 'removeVisitText', 'the day'],
  ['mfe-stations/src/station-notes/home-notes.tsx', 'deleteText', 'who wrote it, when, and how it begins'],
  ['mfe-stations/src/station-photos/opened-photo.tsx', 'deleteText', 'what the photo shows'],
  ['shared-ui/src/table/views-menu.tsx', 'deleteShared', 'the view'],
] as const;

/** What is asked about the page that one is on, which has no name of its own. */
const OF_THE_PAGE = [
  ['mfe-qc/src/validate-counts/store/inside.ts', 'unsavedText'],
  ['mfe-stations/src/import-eco-stations/add-station-dialog.tsx', 'leaveText'],
  ['mfe-stations/src/next-station/use-together.ts', 'noFlowsQuestion'],
  ['shared-ui/src/standalone/use-standalone-services.ts', 'leaveText'],
  ['shell/src/routing/use-unsaved-guard.ts', 'leaveText'],
] as const;

const questions = questionsOf(process.cwd());
const of = (wanted: boolean) =>
  questions
    .filter(({ names }) => names === wanted)
    .map(({ file, key }) => `${file}: ${key}`)
    .toSorted();
const told = (rows: readonly (readonly string[])[]) =>
  rows.map(([file, key]) => `${file}: ${key}`).toSorted();

test('a question before something goes names what goes', () => expect(of(true)).toEqual(told(NAMED)));

test('only what is asked about the page itself names nothing', () =>
  expect(of(false)).toEqual(told(OF_THE_PAGE)));

test.each([
  ['confirm({ title: t("a"), text: t("b", { name }), accept: t("c") })', [{ key: 'b', names: true }]],
  ['confirm({ title: t("a"), text: t("b"), accept: t("c"), danger: true })', [{ key: 'b', names: false }]],
  ['const text = t("b", { name }); ask({ title, text, accept })', [{ key: 'b', names: true }]],
  ['ask({ title, text: t(all ? "b" : "c", { name }), accept })', [{ key: 'b', names: true }]],
  ['const { title, text, accept } = question; ask({ title, text, accept })', []],
  ['t("b", { title, text })', []],
])('in %s are %j', (source, found) => expect(questionsIn(source)).toEqual(found));
