// A year of four hourly flows (35,040 counts): looked through by the rules, marked, taken back and certified.
import { signedIn } from './bench-host.mjs';
import { importYear, largestStation } from './import.mjs';
import { median } from './figures.mjs';

const YEAR = 2018;
const DAYS = { minDate: `${YEAR}-01-01`, maxDate: `${YEAR}-12-31` };

export async function measure(bench) {
  const { station, channels } = await largestStation(bench);
  const review = reviewOf(bench, station, await signedIn('super@example.org'));
  if ((await review.total()) === 0) await importYear(bench, station, channels, YEAR);
  // other years are out of the way once they are certified
  if ((await review.uncertified()) > 0) await review.certify();
  const [rules, changes, undos, certifications] = [[], [], [], []];
  let counts = 0;
  for (let at = 0; at < 3; at += 1) {
    await review.reopen();
    counts = await review.uncertified();
    rules.push(await timed(review.runRules));
    changes.push(await timed(review.changeAll));
    undos.push(await timed(review.undo));
    certifications.push(await timed(review.certify));
  }
  const share = counts / 35_040;
  const limit = process.env.DATABASE_URL ? 3 : 10;
  const row = (what, seconds, most = limit) => ({
    what,
    value: median(seconds) / share,
    unit: 's',
    limit: most,
  });
  return [
    row('rules over 35,040 counts', rules, 5),
    row('marking 35,040 counts at once', changes),
    row('taking that back', undos),
    row('certifying 35,040 counts', certifications),
  ];
}

async function timed(run) {
  const begin = performance.now();
  await run();
  return (performance.now() - begin) / 1000;
}

/** What a reviewer does at a station, each waited for to its end. */
function reviewOf(bench, station, asSuper) {
  let edit = null;
  const filters = encodeURIComponent(JSON.stringify(DAYS));
  const isSearching = async () =>
    (await bench.call(`/findings?flowid_txdot=${station}`)).run?.status === 'running';
  const isCertifying = async () => (await bench.call(`/stations/${station}`)).certifying === 1;
  return {
    total: async () => (await bench.call(`/counts?flowid_txdot=${station}&limit=1&filters=${filters}`)).total,
    uncertified: async () => (await bench.call(`/counts/scope?flowid_txdot=${station}`)).counts,
    reopen: async () => {
      await asSuper('/counts/reopen', { body: { flowid_txdot: station, ...DAYS, reason: 'measured' } });
      await until(isSearching);
    },
    runRules: async () => {
      await bench.call('/findings/run', { body: { flowid_txdot: station } });
      await until(isSearching);
    },
    changeAll: async () => {
      const body = { flowid_txdot: station, suspect_id: 9, note: 'measured' };
      ({ edit } = await bench.call('/counts/update', { body }));
    },
    undo: () => bench.call('/counts/undo', { body: { flowid_txdot: station, edit: edit.id } }),
    certify: async () => {
      await until(isSearching);
      await bench.call('/counts/certify', { body: { flowid_txdot: station } });
      await until(isCertifying);
    },
  };
}

async function until(isGoingOn) {
  while (await isGoingOn()) await new Promise((resolve) => setTimeout(resolve, 25));
}
