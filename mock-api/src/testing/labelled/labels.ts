import type { FindingRule } from 'shared-domain';
import { STEADFASTGATE, WHOLE } from './real-series.ts';

/**
 * What is known to be wrong, or a true surprise, in the real series; days from the first to the last. `failure`: the
 * counter did not count. `clock`: its clock was set (the peaks of working days move by whole hours at all counters of
 * the town in the same weeks). `event`: true counts that a person has to look at. Hours without a row are gaps by themselves.
 */
export type Label = {
  station: string;
  /** All flows where it is left out. */
  flow?: number;
  kind: 'failure' | 'clock' | 'event';
  first: string;
  last: string;
  what: string;
};

const CLOCKS_SET: Label[] = [...WHOLE.slice(1), '14northedinburghaccessrd'].map((station) => ({
  station,
  kind: 'clock',
  first: '2011-02-17',
  last: '2012-12-31',
  what: 'set on 17 February 2011, 23 May or 20 August 2012 and 20 November 2012; no daylight saving',
}));

const BAD_WINTERS: Label[] = [...WHOLE.slice(1), '14northedinburghaccessrd', STEADFASTGATE].flatMap(
  (station) => [
    {
      station,
      kind: 'event',
      first: '2011-11-25',
      last: '2012-01-12',
      what: 'storms of December, then holidays',
    },
    { station, kind: 'event', first: '2012-11-30', last: '2013-01-04', what: 'frost, then holidays' },
  ],
);

/** What is known of the real series. */
export const LABELS: Label[] = [
  ...CLOCKS_SET,
  ...BAD_WINTERS,
  { station: '06silverknowes', kind: 'failure', first: '2013-09-06', last: '2014-08-15', what: 'no data' },
  {
    station: '06silverknowes',
    kind: 'failure',
    first: '2015-03-12',
    last: '2015-03-19',
    what: 'zeros to the end',
  },
  { station: '11innocent', kind: 'event', first: '2012-09-08', last: '2012-09-08', what: 'a ride' },
  {
    station: '15middlemeadowwalk',
    kind: 'event',
    first: '2012-04-28',
    last: '2012-04-28',
    what: 'a ride to parliament',
  },
  {
    station: '15middlemeadowwalk',
    kind: 'event',
    first: '2012-08-04',
    last: '2012-08-12',
    what: 'the festival',
  },
  { station: '17cramondbrig', kind: 'event', first: '2011-09-11', last: '2011-09-11', what: 'a mass ride' },
  { station: '17cramondbrig', kind: 'event', first: '2012-09-09', last: '2012-09-09', what: 'a mass ride' },
  {
    station: '28rodneystreettunnel',
    kind: 'failure',
    first: '2012-02-13',
    last: '2012-02-23',
    what: 'hardly anybody, from one day to the next',
  },
  {
    station: STEADFASTGATE,
    kind: 'failure',
    first: '2009-05-27',
    last: '2009-06-03',
    what: 'zeros before it was in use',
  },
  { station: STEADFASTGATE, kind: 'failure', first: '2009-07-08', last: '2009-11-30', what: 'no data' },
  { station: STEADFASTGATE, kind: 'event', first: '2009-12-01', last: '2010-02-07', what: 'a hard winter' },
  { station: STEADFASTGATE, kind: 'event', first: '2010-11-27', last: '2011-01-16', what: 'snow' },
  {
    station: STEADFASTGATE,
    kind: 'failure',
    first: '2011-10-10',
    last: '2012-03-21',
    what: 'dead but for stray counts',
  },
  {
    station: STEADFASTGATE,
    kind: 'clock',
    first: '2010-03-28',
    last: '2013-09-20',
    what: 'no daylight saving; set in August and November 2012',
  },
];

/** Rules that answer to a kind of label. */
export const ANSWERS: Record<Label['kind'], FindingRule[]> = {
  failure: ['gap', 'zero-days', 'zero-daytime', 'silent-flow', 'day-low'],
  clock: ['clock'],
  event: [
    'day-high',
    'day-cap',
    'spike',
    'night',
    'day-low',
    'zero-days',
    'zero-daytime',
    'direction',
    'silent-flow',
  ],
};
