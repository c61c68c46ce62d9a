import type { Agency, AutomaticImport, ImportRhythm, ImportRun } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';
import { IMPORTS } from '../recent-imports/recent-imports.resource.ts';

const KEY = ['automatic import'];
const of = (agency: number) => ({ params: { agencyId: String(agency) } });

/** An agency's automatic import, followed while a run is under way. */
export const automaticImportQuery = (agency: number): Asked<AutomaticImport> => ({
  queryKey: [...KEY, agency],
  queryFn: ({ signal }) => call('GET /automatic-import/:agencyId', of(agency), { signal }),
  isUnderWay: ({ runs }) =>
    runs.some(({ finished_at, resume_at }) => finished_at === null && resume_at === null),
  lookAgain: true,
});

/** How many runs the server answers at a time. */
export const RUNS_PAGE = 20;

/** The runs before another one, the newest first. */
export const olderRunsQuery = (agency: number, before: number): Asked<ImportRun[]> => ({
  queryKey: [...KEY, agency, 'runs', before],
  queryFn: async ({ signal }) =>
    (await call('GET /automatic-import/:agencyId/runs', { ...of(agency), query: { before } }, { signal }))
      .data,
  gcTime: 0,
});

/** The agencies that are open: for who looks after all of them. */
export const openAgenciesQuery: Asked<Agency[]> = {
  queryKey: [...KEY, 'agencies'],
  queryFn: ({ signal }) => call('GET /agencies', { query: {} }, { signal }),
};

async function changing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } finally {
    // refused, somebody else has changed it
    void invalidate(KEY);
    void invalidate(IMPORTS);
  }
}

/** Chooses how often. */
export const chooseRhythm = (
  agency: number,
  body: { rhythm: ImportRhythm; version: number },
): Promise<void> => changing(call('PUT /automatic-import/:agencyId', { ...of(agency), body }));

/** Starts a run now. */
export const runNow = (agency: number): Promise<void> =>
  changing(call('POST /automatic-import/:agencyId/run', of(agency)));

/** Has a paused schedule go on. */
export const resumeSchedule = (agency: number): Promise<void> =>
  changing(call('POST /automatic-import/:agencyId/resume', of(agency)));
