import { CHANNEL_FACTS } from 'shared-domain';
import { labelsOf } from 'shared-domain/fields';
import type { ChannelFact, V1ChannelKey, V1StationKey } from 'shared-domain';
import type { Fault } from '../records/field-faults.ts';
import type { V1Faults } from './v1-station.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import { flowFieldNames } from '../flows/texts.ts';
import { ownSentences } from '../next/texts.ts';
import { faultSentence } from '../records/field-faults.ts';
import { v1FieldNames, texts } from './texts.ts';

const channelFieldNames: Record<Exclude<V1ChannelKey, 'id' | 'version'>, Text> = {
  ...labelsOf('channel'),
  ...(Object.fromEntries(CHANNEL_FACTS.map((fact) => [fact, flowFieldNames[fact]])) as Record<
    ChannelFact,
    Text
  >),
};

/** The next form's sentences of their own, for the fields that go by another name in the older one. */
const NEWER_NAME: Partial<Record<V1StationKey, 'latitude_avg' | 'longitude_avg'>> = {
  latitude: 'latitude_avg',
  longitude: 'longitude_avg',
};

function stationSentence(field: V1StationKey, fault: Fault): Text {
  if (field === 'channels') return texts.noChannels;
  const own = ownSentences[`${NEWER_NAME[field] ?? field}/${fault}` as keyof typeof ownSentences];
  return own ?? faultSentence[fault](v1FieldNames[field]);
}

/** A sentence for each faulty field of a station of the v1 form and of its channel rows. */
export function v1Sentences({ station, channels }: V1Faults): Record<string, Text[]> {
  const own = (Object.entries(station) as [V1StationKey, Fault][]).map(([field, fault]): [string, Text[]] => [
    field,
    [stationSentence(field, fault)],
  ]);
  const ofChannels = channels.flatMap((faults, at) =>
    (Object.entries(faults) as [keyof typeof channelFieldNames, Fault][]).map(
      ([field, fault]): [string, Text[]] => [
        `channels.${at}.${field}`,
        [texts.inChannel({ channel: at + 1, text: faultSentence[fault](channelFieldNames[field]) })],
      ],
    ),
  );
  return Object.fromEntries<Text[]>([...own, ...ofChannels]);
}
