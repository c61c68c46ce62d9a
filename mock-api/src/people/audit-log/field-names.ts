import { auditWords } from '../audit/words.texts.ts';
import { catalogue, sentences, type Text } from 'shared-domain/texts';
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
  ...sentences(
    catalogue({
      en: {
        name: 'name',
        email: 'e-mail',
        phone: 'phone',
        agency: auditWords.en.agencyInText,
        agency_id: auditWords.en.agencyInText,
        admin: 'admin',
        super_admin: 'super admin',
        monitors: 'monitoring',
        flag_deployments: 'deployments',
        flag_next_stations: 'stations (preview)',
        eco_domain: 'Eco-Counter domain',
        txdot_districts: 'districts',
      },
      es: {
        name: 'nombre',
        email: 'correo electrónico',
        phone: 'teléfono',
        agency: auditWords.es.agencyInText,
        agency_id: auditWords.es.agencyInText,
        admin: 'administrador',
        super_admin: 'superadministrador',
        monitors: 'supervisión',
        flag_deployments: 'despliegues',
        flag_next_stations: 'estaciones (vista previa)',
        eco_domain: 'dominio de Eco-Counter',
        txdot_districts: 'distritos',
      },
    }),
  ),
};
