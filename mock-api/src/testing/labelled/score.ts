import type { FindingRule } from 'shared-domain';
import { minutesOfText } from 'shared-domain';
import { findOddities, type Found, type FoundPart } from '../../counts/findings/rules/find.rules.ts';
import { settingsFor } from '../../counts/findings/rules/finding-settings.rules.ts';
import { ANSWERS, LABELS, type Label } from './labels.ts';
import { seriesOfStation, type RealStation } from './real-series.ts';
import { FAULTS, withFault, type SeededFault } from './seeded-faults.ts';

const DAY = 1440;
/** A finding answers a fault when it covers this part of it. */
const COVERED = 0.5;

/** What the rules find at a station with the thresholds as they come. */
export function findAt(station: RealStation): Found[] {
  const settings = settingsFor(1, []);
  return findOddities(seriesOfStation(station), () => settings);
}

/**
 * Whether the rules find a fault that is put into a station: cases that weigh more than a hint, by a rule for such a
 * fault, which are not found without it, cover half of it or more.
 */
export function isFound(station: RealStation, fault: SeededFault, before: readonly Found[]): boolean {
  const known = new Set(partsOf(before, fault.flow, FAULTS[fault.kind]).map(keyOf));
  const now = partsOf(findAt(withFault(station, fault)), fault.flow, FAULTS[fault.kind]);
  return (
    covered(
      now.filter((part) => !known.has(keyOf(part))),
      fault,
    ) >=
    COVERED * (fault.until - fault.from)
  );
}

const keyOf = ({ rule, from, until, value }: FoundPart) => `${rule} ${from} ${until} ${value}`;

function partsOf(found: readonly Found[], flow: number, rules: readonly FindingRule[]): FoundPart[] {
  return found
    .filter((one) => one.flow_id === flow && one.severity !== 'hint')
    .flatMap(({ parts }) => parts)
    .filter(({ rule }) => rules.includes(rule));
}

function covered(parts: readonly FoundPart[], { from, until }: { from: number; until: number }): number {
  const hours = new Set<number>();
  for (const part of parts) {
    for (let minute = Math.max(from, part.from); minute < Math.min(until, part.until); minute += 60)
      hours.add(minute);
  }
  return hours.size * 60;
}

/** Labels of the station that one of the cases answers, of all. */
export function answered(
  station: RealStation,
  found: readonly Found[],
): { label: Label; isAnswered: boolean }[] {
  return LABELS.filter((label) => label.station === station.name).map((label) => ({
    label,
    isAnswered: found.some((one) => doesAnswer(one, label)),
  }));
}

/** Whether a case is about something that is known: a label, or a gap, which is one by itself. */
export function isRight(station: RealStation, found: Found): boolean {
  if (found.parts.some(({ rule }) => rule === 'gap')) return true;
  return LABELS.some((label) => label.station === station.name && doesAnswer(found, label));
}

function doesAnswer(found: Found, { flow, kind, first, last }: Label): boolean {
  if (flow !== undefined && flow !== found.flow_id) return false;
  const [from, until] = [minutesOfText(first) ?? 0, (minutesOfText(last) ?? 0) + DAY];
  return found.parts.some(
    (part) => ANSWERS[kind].includes(part.rule) && part.from < until && from < part.until,
  );
}

/** Years of data that a station has, by its rows. */
export function yearsOf({ flows }: RealStation): number {
  return (flows[0]?.rows.length ?? 0) / (24 * 365);
}
