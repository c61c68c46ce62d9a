import { wallMinutesAt } from 'shared-domain';
import { offsetAt } from './clock-offset.rules.ts';

test.each(['America/Chicago', 'America/Denver', 'America/Phoenix', 'Australia/Lord_Howe', 'UTC'])(
  'each half hour of a year in %s is off UTC as its clock shows it, asked once and again',
  (zone) => {
    const start = Date.UTC(2025, 0, 1) / 60_000;
    const halves = Array.from({ length: 365 * 48 }, (_, at) => start + at * 30);
    const shown = halves.map((instant) => wallMinutesAt(new Date(instant * 60_000), zone) - instant);
    expect(halves.map((instant) => offsetAt(instant, zone))).toEqual(shown);
    expect(halves.map((instant) => offsetAt(instant, zone))).toEqual(shown);
  },
);
