import { TRIED, TRIED_COLUMN } from 'shared-domain/testing/tried-dropdown';
import { auditFieldTexts } from './field-texts.ts';

test('a field that the table of fields has is named in the audit log', () => {
  expect(auditFieldTexts.en).toMatchObject({ [TRIED_COLUMN]: TRIED.en });
  expect(auditFieldTexts.es).toMatchObject({ [TRIED_COLUMN]: TRIED.es });
});

test.each([
  ['street_traffic_volume_adt', 'Street traffic volume (ADT)', 'Volumen de tránsito de la calle (TPD)'],
  ['street_or_trail_name', 'Street/trail name', 'Calle o sendero'],
  ['nhs_code', 'National Highway System', 'Sistema Nacional de Carreteras'],
  ['ada_ramp_code', 'ADA ramp', 'Rampa ADA'],
  ['txdot_district_code', 'TxDOT district', 'Distrito de TxDOT'],
  ['latitude_avg', 'Latitude', 'Latitud'],
  ['city_area', 'City', 'Ciudad'],
  ['provider', 'Provider', 'Proveedor'],
  ['requester_name', 'Name', 'Nombre'],
  ['requester_agency', 'Agency', 'Agencia'],
])('%s is %s, as in a sentence', (field, en, es) => {
  expect(auditFieldTexts.en).toMatchObject({ [field]: en });
  expect(auditFieldTexts.es).toMatchObject({ [field]: es });
});
