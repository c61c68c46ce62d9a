import type { Text } from '../../platform/text/language.ts';
import { flowFieldNames } from '../../stations/flows/texts.ts';
import { fieldNames as stationFieldNames } from '../../stations/next/texts.ts';
import { v1FieldNames } from '../../stations/v1/texts.ts';

/** Names of the fields that a change tells, where the stored name is not plain enough. */
export const fieldNames: Record<string, Text> = {
  ...flowFieldNames,
  ...v1FieldNames,
  ...stationFieldNames,
  provider_id: v1FieldNames.provider,
  requester_id: v1FieldNames.requester,
  name: { en: 'name', es: 'nombre' },
  email: { en: 'e-mail', es: 'correo electrónico' },
  phone: { en: 'phone', es: 'teléfono' },
  agency: { en: 'agency', es: 'agencia' },
  agency_id: { en: 'agency', es: 'agencia' },
  admin: { en: 'admin', es: 'administrador' },
  super_admin: { en: 'super admin', es: 'superadministrador' },
  monitors: { en: 'monitoring', es: 'supervisión' },
  flag_deployments: { en: 'deployments', es: 'despliegues' },
  flag_next_stations: { en: 'stations (preview)', es: 'estaciones (vista previa)' },
  eco_domain: { en: 'Eco-Counter domain', es: 'dominio de Eco-Counter' },
  txdot_districts: { en: 'districts', es: 'distritos' },
};
