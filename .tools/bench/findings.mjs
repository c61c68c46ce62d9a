// What the rules find in labelled real series: recall of faults put into healthy years, open cases a station-year, and how
// many of those are about something that is known. Needs no server; the same at each run.
import { realStation, STATIONS } from '../../mock-api/src/testing/labelled/real-series.ts';
import { answered, findAt, isFound, isRight, yearsOf } from '../../mock-api/src/testing/labelled/score.ts';
import { FAULTS, faultIn } from '../../mock-api/src/testing/labelled/seeded-faults.ts';
import { madeStation, MADE_FAULTS } from '../../mock-api/src/testing/labelled/made-station.ts';

const YEARS = [2010, 2011, 2012, 2013, 2014];
/** At least this share of the faults is found, in percent. */
const RECALL = 90;
const CASES_A_YEAR = 10;
const KINDS = /** @type {(keyof typeof FAULTS)[]} */ (Object.keys(FAULTS));

export function measure() {
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, { found: 0, all: 0 }]));
  const stations = STATIONS.map((name) => measureStation(realStation(name), kinds));
  const sum = (pick) => stations.reduce((total, one) => total + pick(one), 0);
  const cases = sum((one) => one.cases);
  const share = (part, whole) => (100 * part) / whole;
  const all = Object.values(kinds).reduce((total, one) => total + one.all, 0);
  const found = Object.values(kinds).reduce((total, one) => total + one.found, 0);
  for (const { name, perYear, known, labels, missed } of stations) {
    console.log(
      `  ${name}: ${perYear.toFixed(1)} cases a year, ${known} of ${labels} labels found${missed.length ? `, missed ${missed.join('; ')}` : ''}`,
    );
  }
  return [
    ...Object.entries(kinds).map(([kind, one]) =>
      missing(`seeded faults not found: ${kind} (${one.all})`, one),
    ),
    missing(`seeded faults not found: all (${all})`, { found, all }),
    missing(`labels of the real series not found (${sum((one) => one.labels)})`, {
      found: sum((one) => one.known),
      all: sum((one) => one.labels),
    }),
    missing(`faults of the made series not found (${MADE_FAULTS.length})`, madeFound()),
    // what is not known may be true all the same: a fair, a thaw
    {
      what: `cases about nothing that is known, of ${cases}`,
      value: share(cases - sum((one) => one.right), cases),
      unit: '%',
    },
    {
      what: 'open cases a station-year, mean',
      value: cases / sum((one) => one.years),
      unit: '',
      limit: CASES_A_YEAR,
    },
    {
      what: 'open cases a station-year, worst station',
      value: Math.max(...stations.map((one) => one.perYear)),
      unit: '',
      limit: CASES_A_YEAR,
    },
  ];
}

const missing = (what, { found, all }) => ({
  what,
  value: 100 - (100 * found) / all,
  unit: '%',
  limit: 100 - RECALL,
});

function measureStation(station, kinds) {
  const before = findAt(station);
  const missed = [];
  for (const kind of KINDS) {
    for (const year of YEARS) {
      const fault = faultIn(station, kind, year);
      if (!fault) continue;
      kinds[kind].all += 1;
      if (isFound(station, fault, before)) kinds[kind].found += 1;
      else missed.push(`${kind} ${year}`);
    }
  }
  const labels = answered(station, before);
  const years = yearsOf(station);
  return {
    name: station.name,
    years,
    cases: before.length,
    perYear: before.length / years,
    right: before.filter((one) => isRight(station, one)).length,
    labels: labels.length,
    known: labels.filter((one) => one.isAnswered).length,
    missed,
  };
}

function madeFound() {
  const found = findAt(madeStation());
  const isTold = ({ flow, from, until, rules }) =>
    found.some(
      (one) =>
        one.flow_id === flow &&
        one.parts.some((part) => rules.includes(part.rule) && part.from < until && from < part.until),
    );
  return { found: MADE_FAULTS.filter(isTold).length, all: MADE_FAULTS.length };
}
