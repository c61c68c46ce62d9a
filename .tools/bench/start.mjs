// npm start on a built checkout: with data, and the very first one with demo data.

export async function measure(bench) {
  const times = [];
  for (let i = 0; i < 5; i += 1) times.push(await bench.restart());
  times.sort((a, b) => a - b);
  const rows = [
    { what: 'server start with data, until it serves', value: times[2] / 1000, unit: 's', limit: 5 },
  ];
  if (bench.firstStart !== undefined)
    rows.push({ what: 'first start with demo data', value: bench.firstStart / 1000, unit: 's', limit: 60 });
  return rows;
}
