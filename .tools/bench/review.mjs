// A year of four hourly flows (35,040 counts) looked through by the rules, and certified; asked for to done.
import { importYear, largestStation } from './import.mjs';
import { median } from './figures.mjs';

const YEAR = 2018;
const DAYS = { minDate: `${YEAR}-01-01`, maxDate: `${YEAR}-12-31` };

export async function measure(bench) {
  const { station, channels } = await largestStation(bench);
  const review = reviewOf(bench, station, await bench.as('super@example.org'));
  if ((await review.total()) === 0) await importYear(bench, station, channels, YEAR);
  // other years are out of the way once they are certified
  if ((await review.uncertified()) > 0) await review.certify();
  const [rules, certifications] = [[], []];
  let counts = 0;
  for (let at = 0; at < 3; at += 1) {
    await review.reopen();
    counts = await review.uncertified();
    rules.push(await timed(review.runRules));
    certifications.push(await timed(review.certify));
  }
  const share = counts / 35_040;
  const certifyLimit = process.env.DATABASE_URL ? 3 : 10;
  return [
    { what: 'rules over 35,040 counts', value: median(rules) / share, unit: 's', limit: 5 },
    {
      what: 'certifying 35,040 counts',
      value: median(certifications) / share,
      unit: 's',
      limit: certifyLimit,
    },
  ];
}

async function timed(run) {
  const begin = performance.now();
  await run();
  return (performance.now() - begin) / 1000;
}

/** What a reviewer does at a station, each waited for to its end. */
function reviewOf(bench, station, asSuper) {
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
