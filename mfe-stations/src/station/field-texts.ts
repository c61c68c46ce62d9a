import { stationTexts } from 'shared-domain/texts';
import { contactKinds, formHints, formLabels } from 'shared-domain/fields';
import { catalogue } from 'shared-ui/i18n';
import { fieldMessages } from '../station-editing/field-messages.ts';

/** Labels, hints and messages of the older form's fields. */
export const fieldTexts = catalogue({
  en: {
    ...formLabels('v1', 'en'),
    ...formHints('v1', 'en'),
    ...fieldMessages.en,
    ...formLabels('channel', 'en'),
    txdot_district: formLabels('next', 'en').txdot_district,
    station_eco_id: formLabels('v1', 'en').eco_id,
    channel: 'Channel {number}',
    provider: contactKinds.provider.en,
    ...formLabels('provider', 'en'),
    requester: contactKinds.requester.en,
    ...formLabels('requester', 'en'),
    commaInStreet: stationTexts.en.nameComma,
    countMethodFixed: 'It stays as it is while channels have counts.',
    invalidInterval: 'Invalid count interval (whole minutes, 0 for TRAFx)',
    invalidEmail: 'Invalid e-mail address',
    twin: 'Another channel has the same count method, count type, travel direction and street side.',
  },
  es: {
    ...formLabels('v1', 'es'),
    ...formHints('v1', 'es'),
    ...fieldMessages.es,
    ...formLabels('channel', 'es'),
    txdot_district: formLabels('next', 'es').txdot_district,
    station_eco_id: formLabels('v1', 'es').eco_id,
    channel: 'Canal {number}',
    provider: contactKinds.provider.es,
    ...formLabels('provider', 'es'),
    requester: contactKinds.requester.es,
    ...formLabels('requester', 'es'),
    commaInStreet: stationTexts.es.nameComma,
    countMethodFixed: 'No cambia mientras haya canales con conteos.',
    invalidInterval: 'Intervalo de conteo no válido (minutos enteros, 0 para TRAFx)',
    invalidEmail: 'Correo electrónico no válido',
    twin: 'Otro canal tiene el mismo método de conteo, tipo de conteo, dirección de viaje y lado de la calle.',
  },
});
