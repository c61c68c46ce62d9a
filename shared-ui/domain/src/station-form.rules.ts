import { mayOpen } from './access.rules.ts';
import { paths } from './paths.ts';

/** The two generations of the station form, over one and the same station (S1). */
export type StationForm = 'v1' | 'next';

/** Where each of them adds and edits stations. */
export const STATION_FORMS = {
  v1: { add: paths.importStations, edit: paths.editStation, editDraft: paths.editDraftStation },
  next: {
    add: paths.importNextStations,
    edit: paths.editNextStation,
    editDraft: paths.editNextDraftStation,
  },
} as const;

/** Ways to a form that the specification names, whoever takes them; what leads on within a form stays with it. */
const NAMED = {
  /** "An 'Add Station' button (opens import-stations)" of the stations table (2.5). */
  addInTable: 'v1',
  /** The older variant of the stations page (2.6). */
  stationsPage: 'v1',
  /** The stations page with import-next-stations, edit-next-station and edit-next-draft-station (2.6). */
  nextStationsPage: 'next',
} as const satisfies Record<string, StationForm>;

/**
 * The form that a person adds and edits stations by, whichever way leads there: the next one for whoever has its preview.
 * A station is never edited by another form because of who described it first: each form edits every station. `way`: one whose
 * form the specification names.
 */
export function stationForm(user: Parameters<typeof mayOpen>[0], way?: keyof typeof NAMED): StationForm {
  if (way) return NAMED[way];
  return mayOpen(user, paths.importNextStations) ? 'next' : 'v1';
}
