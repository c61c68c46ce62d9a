// Every screen once, opened by its address on a slow line: which of them moves the most while it comes. Browser tests hold
// each to the limit (`shell/e2e/no-shift.e2e.ts`); here the figure is told.
import { slowDown } from './browser.mjs';
import { signIn } from './bench-host.mjs';
import { shiftsOf, watchShifts } from '../e2e/shifts.ts';
import { watchRest } from '../settled.mjs';

/** The screens of the shell and of all remotes that need no record to stand on. */
async function addresses(bench) {
  const { remotes } = await (await fetch(`${bench.url}/registry.json`)).json();
  const paths = remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  const stations = await bench.call('/stations/summary');
  const { station_id_tmg: id } = stations.find(({ days_count: days }) => days !== null);
  return ['/dashboard', '/glossary', '/user-profile', ...paths]
    .map((path) => path.replace(':stationId', id))
    .filter((path) => !path.includes(':') && !path.includes('*'));
}

/** The address that moves the most, and by how much. */
export async function screenShifts(browser, bench) {
  const token = await signIn('super@example.org');
  let worst = { path: '', sum: -1 };
  for (const path of await addresses(bench)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await watchShifts(page);
    await slowDown(page);
    const rest = watchRest(page);
    await page.goto(bench.url + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await rest();
    const { sum } = await shiftsOf(page);
    if (sum > worst.sum) worst = { path, sum };
    await context.close();
  }
  return worst;
}
