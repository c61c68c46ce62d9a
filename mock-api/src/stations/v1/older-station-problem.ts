import { CHANNEL_FACTS } from 'shared-domain';
import type { ChannelFact, OlderChannelKey, OlderStationKey } from 'shared-domain';
import type { Fault } from '../records/field-faults.ts';
import type { OlderFaults } from './older-station.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import { flowFieldNames } from '../flows/texts.ts';
import { ownSentences } from '../next/texts.ts';
import { faultSentence } from '../records/field-faults.ts';
import { olderFieldNames, texts } from './texts.ts';

const channelFieldNames: Record<Exclude<OlderChannelKey, 'id' | 'version'>, Text> = {
  name: flowFieldNames.name,
  eco_id: { en: 'ID', es: 'ID' },
  count_type_code: flowFieldNames.count_type_code,
  travel_direction_code: flowFieldNames.travel_direction_code,
  street_side_code: flowFieldNames.street_side_code,
  sensor_type_code: flowFieldNames.sensor_type_code,
  vendor_code: flowFieldNames.vendor_code,
  ...(Object.fromEntries(CHANNEL_FACTS.map((fact) => [fact, flowFieldNames[fact]])) as Record<
    ChannelFact,
    Text
  >),
};

/** The newer form's sentences of their own, for the fields that go by another name in the older one. */
const NEWER_NAME: Partial<Record<OlderStationKey, 'latitude_avg' | 'longitude_avg'>> = {
  latitude: 'latitude_avg',
  longitude: 'longitude_avg',
};

function stationSentence(field: OlderStationKey, fault: Fault): Text {
  if (field === 'channels') return texts.noChannels;
  const own = ownSentences[`${NEWER_NAME[field] ?? field}/${fault}` as keyof typeof ownSentences];
  return own ?? faultSentence[fault](olderFieldNames[field]);
}

const inChannel = (at: number, sentence: Text): Text => ({
  en: `Channel ${at + 1}: ${sentence.en}`,
  es: `Canal ${at + 1}: ${sentence.es}`,
});

/** A sentence for each faulty field of a station of the older form and of its channel rows. */
export function olderSentences({ station, channels }: OlderFaults): Record<string, Text[]> {
  const own = (Object.entries(station) as [OlderStationKey, Fault][]).map(
    ([field, fault]): [string, Text[]] => [field, [stationSentence(field, fault)]],
  );
  const ofChannels = channels.flatMap((faults, at) =>
    (Object.entries(faults) as [keyof typeof channelFieldNames, Fault][]).map(
      ([field, fault]): [string, Text[]] => [
        `channels.${at}.${field}`,
        [inChannel(at, faultSentence[fault](channelFieldNames[field]))],
      ],
    ),
  );
  return Object.fromEntries<Text[]>([...own, ...ofChannels]);
}
