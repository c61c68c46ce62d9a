import { directionsFor, isNumberedSign, roadClassOf, type CodeOption } from 'shared-domain';
import { stationFields } from 'shared-domain/fields';
import { isWhole } from './plain-fields.ts';

type Sign = { posted_route_sign: string | null };
type Directions = { directionOfRoute: CodeOption[] };

/** What both station forms ask of the road by a rule, besides what the table says. */
export const roadFields = {
  direction_of_route: {
    options: (values: Parameters<typeof roadClassOf>[0], { directionOfRoute }: Directions) =>
      directionsFor(roadClassOf(values), directionOfRoute),
  },
  street_traffic_volume_adt: {
    check: (text: string) =>
      isWhole(text, stationFields.street_traffic_volume_adt.max) ? null : ('invalidVolume' as const),
  },
  posted_signed_route_number: {
    required: 'requiredField',
    visible: ({ posted_route_sign }: Sign) => isNumberedSign(posted_route_sign),
  },
} as const;
