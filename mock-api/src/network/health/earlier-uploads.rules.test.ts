import type { EndedDeployment } from './earlier-uploads.rules.ts';
import { evaluateStation, type WatchedUploads } from './evaluate-station.rules.ts';
import { stateOf } from './health-state.rules.ts';
import { DAY, type Minutes, type Span } from './instants.ts';
import type { StoredWatch } from './stored-watch.ts';

const START = 1000 * DAY;
const LASTED: Span = [START - 7 * DAY, START];
const hour = (day: number) => ({ now: START + day * DAY, arrivals: [], polled: null, watchedFrom: START });
const at = (day: number | null): Minutes | null => (day === null ? null : START + day * DAY);

/** The second deployment, which ended ten days after the first, by when their counts came; the first is taken back where none is said. */
const second = (uploaded: number | null, first?: number | null): WatchedUploads => ({
  is: 'uploads',
  deployment: 2,
  endedAt: START + 10 * DAY,
  uploadedAt: at(uploaded),
  ended: first === undefined ? {} : { 1: { days: LASTED, uploadedAt: at(first) } satisfies EndedDeployment },
});
const FIRST: WatchedUploads = { is: 'uploads', deployment: 1, endedAt: START, uploadedAt: null };

/** The looks at a station whose first deployment is overdue on the fourteenth day, and what each told. */
function looks(...of: [day: number, deployment: WatchedUploads][]) {
  const overdue = evaluateStation(null, FIRST, hour(14));
  let watch: StoredWatch = overdue.watch;
  const told = of.map(([day, deployment]) => {
    const after = evaluateStation(watch, deployment, hour(day));
    watch = after.watch;
    const [outage] = after.changed;
    return { said: after.news.map(({ what }) => what), outage };
  });
  return { told, watch, said: told.flatMap(({ said }) => said) };
}

test('what is overdue ends with its own counts, of which nothing is missing, though another deployment has ended since', () => {
  const { told, watch, said } = looks(
    [15, second(null, null)],
    [16, second(null, 16)],
    [17, second(null, 16)],
  );
  expect(said).toEqual(['recovered']);
  expect(told[1]?.outage).toMatchObject({ recoveredAt: at(16), filledAt: at(16), missing: [] });
  expect(watch).toEqual({ is: 'uploads', deployment: 2, upload: { open: null, isOver: false } });
});

test('what is overdue ends with the first counts of a later deployment, and all of its own is missing', () => {
  const { told, said } = looks([15, second(null, null)], [18, second(17, null)], [60, second(17, null)]);
  expect(said).toEqual(['recovered']);
  expect(told[1]?.outage).toMatchObject({ recoveredAt: at(17), filledAt: null, missing: [LASTED] });
});

test('counts that came before it was found overdue end it when it was found', () => {
  const { told } = looks([15, second(12, null)]);
  expect(told).toMatchObject([{ said: ['recovered'], outage: { recoveredAt: at(14) } }]);
});

test('counts that come after a later deployment’s fill it, once', () => {
  const { told, said } = looks([15, second(15, null)], [40, second(15, 39)], [41, second(15, 39)]);
  expect(said).toEqual(['recovered', 'filled']);
  expect(told[1]?.outage).toMatchObject({ recoveredAt: at(15), filledAt: at(39), missing: [] });
});

test('of a deployment that was taken back nothing is expected: it ends, once', () => {
  const { told, said } = looks([15, second(null, null)], [16, second(null)], [17, second(null)]);
  expect(said).toEqual(['retired']);
  expect(told[1]?.outage).toMatchObject({ recoveredAt: null, retiredAt: at(16) });
});

test('both are overdue where counts of neither come, each told once', () => {
  const { said, watch } = looks([15, second(null, null)], [24, second(null, null)], [90, second(null, null)]);
  expect(said).toEqual(['silent']);
  expect(watch).toMatchObject({ upload: { open: { silentAt: at(24) } }, earlier: [{ deployment: 1 }] });
});

test('one that is the latest again, as the next was taken back, is the same outage', () => {
  const back = { ...FIRST, ended: { 1: { days: LASTED, uploadedAt: null } } };
  const { said, watch } = looks([15, second(null, null)], [16, back], [30, back]);
  expect(said).toEqual([]);
  expect(watch).toMatchObject({ deployment: 1, upload: { open: { silentAt: at(14) } } });
  expect(watch).not.toHaveProperty('earlier');
});

test('a station is overdue as long as counts of any of its deployments are', () => {
  const state = (...of: Parameters<typeof looks>) =>
    stateOf(
      {
        retiredAt: null,
        closures: [],
        expected: [],
        polled: null,
        watch: looks(...of).watch,
        hasCounts: true,
        maintenanceSince: null,
        failingSince: null,
        needsReview: false,
      },
      START + 90 * DAY,
    );
  expect(state([15, second(null, null)])).toEqual({ state: 'overdue', since: START + 14 * DAY });
  expect(state([15, second(15, null)]).state).toBe('working');
});
