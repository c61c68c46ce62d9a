// A page of 192 counts out of a million, over HTTP; the reference is an empty answer of the same server.
import { inTurn, median, percentile } from './figures.mjs';

export async function measure(bench) {
  const stations = await bench.call('/stations/summary');
  const busiest = stations
    .filter((s) => s.days_count !== null)
    .sort((a, b) => b.days_count - a.days_count)[0];
  const id = busiest.station_id_tmg;
  const first = await bench.call(`/counts?flowid_txdot=${id}&limit=192&page=1`);
  const deep = await cursorAt(bench, id, 20);
  const pages = [
    ['first page of 192 counts, p95', `/counts?flowid_txdot=${id}&limit=192&page=1`],
    ['page 21 of 192 counts, p95', deep],
    [
      'page of one flow, p95',
      `/counts?flowid_txdot=${id}&limit=192&page=1&filters=${encodeURIComponent(JSON.stringify({ count_type: codeOf(first) }))}`,
    ],
  ];
  const limit = process.env.DATABASE_URL ? 20 : 60;
  const rows = [];
  for (const [what, path] of pages) {
    const { a, b } = await inTurn(
      60,
      () => bench.call(path),
      () => bench.call('/health'),
    );
    rows.push({
      what: `${what} (p50 ${median(a).toFixed(1)})`,
      value: percentile(a, 95),
      unit: 'ms',
      limit,
      reference: { what: 'an empty answer', value: percentile(b, 95) },
    });
  }
  const { a } = await inTurn(
    10,
    () => bench.call(`/counts/year?flowid_txdot=${id}`),
    () => bench.call('/health'),
  );
  rows.push({ what: "the year's picture, API, p50", value: median(a), unit: 'ms', limit: 150 });
  return rows;
}

const codeOf = (page) => page.data[0].flowid_txdot.split('-')[2];

/** The address of the page after `pages` pages. */
async function cursorAt(bench, id, pages) {
  let path = `/counts?flowid_txdot=${id}&limit=192&page=1`;
  for (let page = 2; page <= pages + 1; page += 1) {
    const { data } = await bench.call(path);
    const last = data.at(-1);
    path = `/counts?flowid_txdot=${id}&limit=192&page=${page}&is_paginate=true&last_date=${encodeURIComponent(last.date)}&last_id=${last.id}`;
  }
  return path;
}
