import type { NextStationKey } from 'shared-domain';
import type { Faults } from './next-station.rules.ts';
import type { Fault } from '../records/field-faults.ts';
import type { Text } from '../../platform/text/language.ts';
import { faultSentence } from '../records/field-faults.ts';
import { fieldNames, ownSentences } from './texts.ts';

/** A sentence for each faulty field of a station of the next form. */
export function stationSentences(faults: Faults): Record<string, Text[]> {
  const entries = Object.entries(faults) as [NextStationKey, Fault][];
  return Object.fromEntries(
    entries.map(([field, fault]) => [
      field,
      [ownSentences[`${field}/${fault}`] ?? faultSentence[fault](fieldNames[field])],
    ]),
  );
}
