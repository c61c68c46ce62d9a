export * from './audit-labels.ts';
export * from './contact-fields.ts';
export * from './contact-parts.ts';
export type * from './field.ts';
export * from './flow-fields.ts';
export * from './forms.ts';
export {
  cityAreaName,
  cityName,
  countIntervalName,
  countMethodName,
  countPurposeName,
  countTypeName,
  counterVendorName,
  countyName,
  ecoIdName,
  facilityTypeName,
  idName,
  latitudeName,
  longitudeName,
  nameOfStation,
  notesName,
  providerName,
  requesterName,
  sensorTypeName,
  streetName,
  streetSideName,
  travelDirectionName,
} from './names.ts';
export * from './shared-fields.ts';
export * from './station-fields.ts';
export * from './tmas-fields.ts';
