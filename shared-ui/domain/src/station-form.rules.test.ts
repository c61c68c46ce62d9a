import { mayOpen, paths, STATION_FORMS, stationForm } from './index.ts';

const person = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as const;
const previewer = { ...person, flag_next_stations: 1 } as const;
const superAdmin = { ...person, super_admin: 1 } as const;
const superPreviewer = { ...superAdmin, flag_next_stations: 1 } as const;

test.each([
  ['an ordinary person', person, undefined, 'v1'],
  ['a person with the preview', previewer, undefined, 'next'],
  ['a super admin without the preview', superAdmin, undefined, 'v1'],
  ['a super admin with the preview', superPreviewer, undefined, 'next'],
  ['nobody', null, undefined, 'v1'],
  ['an ordinary person', person, 'addInTable', 'v1'],
  ['a person with the preview', previewer, 'addInTable', 'v1'],
  ['a super admin without the preview', superAdmin, 'stationsPage', 'v1'],
  ['a super admin with the preview', superPreviewer, 'stationsPage', 'v1'],
  ['a super admin with the preview', superPreviewer, 'nextStationsPage', 'next'],
] as const)('%s (%j) by %s has the form %s', (_who, user, way, form) => {
  expect(stationForm(user, way)).toBe(form);
});

test.each([person, previewer, superAdmin, superPreviewer])(
  '%j may open every screen of the own form',
  (user) => {
    for (const screen of Object.values(STATION_FORMS[stationForm(user)]))
      expect(mayOpen(user, screen)).toBe(true);
  },
);

test('each form adds and edits at addresses of its own', () => {
  const addresses = Object.values(STATION_FORMS).flatMap(({ add, edit, editDraft }) => [
    add.pattern,
    edit.pattern,
    editDraft.pattern,
  ]);
  expect(new Set(addresses).size).toBe(6);
  expect(STATION_FORMS.next.edit).toBe(paths.editNextStation);
});
