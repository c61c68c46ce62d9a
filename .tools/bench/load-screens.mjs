// The screens of the main job: what each asks of the server, those of one screen at once, as the app does.
const DAY = '2023-03-10';
const FILE_DAYS = 7;
const json = (value) => encodeURIComponent(JSON.stringify(value));

const SCREENS = {
  dashboard: ({ call }) =>
    Promise.all([
      call('dashboard: stations', '/stations/summary?includeDrafts=true&counted=true'),
      call('dashboard: map', '/map-settings'),
      call('notifications', '/notifications'),
    ]),
  list: ({ call }) => call('list of stations', '/stations?countAmount=true'),
  async review({ call, station }) {
    await Promise.all([
      call('a station', `/stations/${station}`),
      call('page of counts', `/counts?flowid_txdot=${station}&limit=192&page=1`),
      call('picture', `/counts/calendar?flowid_txdot=${station}&year=2023&hours=true`),
      call('findings', `/findings?flowid_txdot=${station}`),
    ]);
  },
  page: ({ call, station, random }) =>
    call(
      'page of counts',
      `/counts?flowid_txdot=${station}&limit=192&page=1&filters=${json({ minDate: `2023-02-${10 + Math.floor(18 * random())}` })}`,
    ),
  async edit({ call, station, turn, jobs }) {
    await jobs.told();
    const from = `2023-03-${20 + (turn % 10)}`;
    const found = await call(
      'page of counts',
      `/counts?flowid_txdot=${station}&limit=192&page=1&filters=${json({ minDate: from })}`,
    );
    const row = found?.data.find(({ certified }) => !certified);
    if (!row) return;
    const counts = [{ id: row.id, date: row.date, suspect_id: 7, note: `looked at ${turn}` }];
    await call('edit', '/counts/update', { flowid_txdot: station, counts });
  },
  async certify({ call, station, jobs }) {
    await jobs.told();
    const filters = { minDate: DAY, maxDate: DAY };
    if (await call('certify', '/counts/certify', { flowid_txdot: station, filters })) jobs.ask();
  },
  async import({ call, station, jobs }) {
    const lines = Array.from({ length: FILE_DAYS * 24 }, (_, hour) => {
      const time = new Date(Date.UTC(2023, 4, 1, hour)).toISOString().replace('T', ' ').slice(0, 19);
      return `${time},${hour % 7},${hour % 5},${hour % 3},${hour % 11}`;
    });
    const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="week.csv"\r\nContent-Type: text/csv\r\n\r\n${['Date,A,B,C,D', ...lines, ''].join('\n')}\r\n--x--\r\n`;
    const upload = await call('import: upload', '/counts/upload', form, 'multipart/form-data; boundary=x');
    const channels = await call('import: channels', '/stations/channels', { station });
    if (!upload || !channels) return;
    await jobs.told();
    const mapped = channels.map(({ id }, at) => ({ id, header: 'ABCD'[at] }));
    const body = { file: upload.file, vendor: '0', station, channels: mapped, interval: 60 };
    await call('import: dry run', '/counts/import/preview', body);
    if (await call('import', '/counts/import', body)) jobs.ask();
  },
  async export({ call, station, jobs }) {
    const every = { count_types: [], count_methods: [], travel_directions: [] };
    const made = await call('export', '/export/prepare-csv', {
      stations: [station],
      ...every,
      fromDate: '01/01/2023',
      toDate: '02/28/2023',
      countData: true,
      stationMetadata: false,
    });
    if (made) jobs.ask();
    await call('own exports', '/exports');
  },
  report: ({ call, station, superAdmin }) =>
    superAdmin ? call('report: averages', `/reports/aadt/${station}`) : call('own imports', '/imports'),
};

/**
 * @typedef {object} Person
 * @property {(what: string, path: string, body?: unknown, type?: string) => Promise<any>} call
 * @property {(random: () => number) => Promise<unknown>} pause
 * @property {() => number} random
 * @property {string} station
 * @property {number} at which of the people
 * @property {number} until when the job ends, on the process's own clock
 * @property {boolean} superAdmin
 * @property {{ ask: () => void, told: () => Promise<unknown> }} jobs what they have asked for; a station is left alone until its
 *   certification or import has been told as done, as the app says
 */

/** A round of the main job; certifying, importing and exporting are done once, the rest again and again. */
const FIRST = ['dashboard', 'list', 'review', 'page', 'edit', 'certify', 'import', 'export', 'report'];
const AGAIN = ['dashboard', 'list', 'review', 'page', 'page', 'edit', 'report'];

/**
 * Does the job until the time is over: everybody begins at another screen, and pauses on each.
 * @param {Person} person
 */
export async function work(person) {
  const first = [...FIRST.slice(person.at % FIRST.length), ...FIRST.slice(0, person.at % FIRST.length)];
  for (let turn = 0; performance.now() < person.until; turn += 1) {
    const name = turn < first.length ? first[turn] : AGAIN[(turn - first.length) % AGAIN.length];
    await SCREENS[name]({ ...person, turn });
    await person.pause(person.random);
  }
}
