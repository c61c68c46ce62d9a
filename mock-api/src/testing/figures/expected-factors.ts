import { expected } from './expected.ts';

/** An hour as the reference lists it: count, date, hour. */
type Hour = [count: number, date: string, hour: number];
/** The counts of two directions, and the larger one's share. */
type Split = [number, number, number];

/** Factors of the counter 14northedinburghaccessrd in 2011, and its change to 2012. */
type ExpectedFactors = {
  aadt: number;
  madt: number[];
  monthly: number[];
  cell: number[][];
  wm: number[][];
  doy: number[];
  weekday: number[];
  weekend: number[];
  dow: number[];
  top: Hour[];
  K1: number;
  K30: number;
  dir_total: [number, number];
  D_year: number;
  D30: Split;
  D_am: Split;
  D_pm: Split;
  D_top30: number;
  madwd: number[];
  madwe: number[];
  high: [count: number, date: string][];
  trend_aadt: number;
  trend_same_dates: [days: number, change: number];
  trend_cells: [cells: number, change: number];
};

/** The reference's factors. */
export const expectedFactors = expected.factors as ExpectedFactors;
