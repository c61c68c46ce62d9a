// A page of 192 counts out of a million, over HTTP; the reference is an empty answer of the same server.
import { inTurn, median, percentile } from './figures.mjs';

const DEEP = 300;

export async function measure(bench) {
  const stations = await bench.call('/stations/summary');
  const busiest = stations
    .filter((s) => s.days_count !== null)
    .sort((a, b) => b.days_count - a.days_count)[0];
  const id = busiest.station_id_tmg;
  const first = await bench.call(`/counts?flowid_txdot=${id}&limit=192&page=1`);
  const start = `/counts?flowid_txdot=${id}&limit=192&page=1`;
  const deep = await cursorAt(bench, id, DEEP);
  const pages = [
    ['first page of 192 counts, p95', start],
    [`page ${DEEP} of 192 counts, p95`, deep],
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
  const { a, b } = await inTurn(
    60,
    () => bench.call(deep),
    () => bench.call(start),
  );
  const ratio = median(a) / median(b);
  rows.push({ what: `page ${DEEP} as a multiple of page 1`, value: ratio, unit: '×', limit: 1.5 });
  return [...rows, ...(await pictures(bench, id))];
}

/** The pictures of a year, each by itself. */
async function pictures(bench, id) {
  const rows = [];
  for (const name of ['calendar', 'hours', 'year']) {
    const { a } = await inTurn(
      10,
      () => bench.call(`/counts/${name}?flowid_txdot=${id}`),
      () => bench.call('/health'),
    );
    rows.push({ what: `the year's picture, ${name}, API, p50`, value: median(a), unit: 'ms', limit: 150 });
  }
  return rows;
}

const codeOf = (page) => page.data[0].flowid_txdot.split('-')[2];

/** The address of a page, by walking there. */
async function cursorAt(bench, id, wanted) {
  let path = `/counts?flowid_txdot=${id}&limit=192&page=1`;
  for (let page = 2; page <= wanted; page += 1) {
    const { data } = await bench.call(path);
    const last = data.at(-1);
    path = `/counts?flowid_txdot=${id}&limit=192&page=${page}&is_paginate=true&last_date=${encodeURIComponent(last.date)}&last_id=${last.id}`;
  }
  return path;
}
