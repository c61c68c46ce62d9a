import type { FieldTable } from './field.ts';
import { agencysNumber, streetName } from './names.ts';

/** What a station is called and where it is. */
export const placeFields = {
  station_name: {
    kind: 'name',
    max: 120,
    label: { en: 'Station Name', es: 'Nombre de la estación' },
    v1: { section: 'nameAndLocation', required: 'draft' },
    next: { section: 'nameAndLocation', required: 'draft' },
  },
  street_or_trail_name: {
    kind: 'line',
    max: 120,
    label: streetName,
    meaning: { en: 'Street or trail', es: 'Calle o sendero' },
    v1: { section: 'nameAndLocation' },
    next: { section: 'nameAndLocation', required: 'publish' },
  },
  latitude: {
    kind: 'latitude',
    label: { en: 'Latitude', es: 'Latitud' },
    meaning: { en: 'Degrees north', es: 'Grados norte' },
    v1: { section: 'nameAndLocation', required: 'publish' },
    next: { section: 'nameAndLocation', request: 'latitude_avg', required: 'publish' },
  },
  longitude: {
    kind: 'longitude',
    label: { en: 'Longitude', es: 'Longitud' },
    meaning: { en: 'Degrees east; negative in Texas', es: 'Grados este; negativos en Texas' },
    v1: { section: 'nameAndLocation', required: 'publish' },
    next: { section: 'nameAndLocation', request: 'longitude_avg', required: 'publish' },
  },
  state_code: {
    kind: 'code',
    list: 'state',
    label: { en: 'State', es: 'Estado' },
    next: { section: 'nameAndLocation' },
  },
  txdot_district_code: {
    kind: 'reference',
    list: 'txdotDistrict',
    label: { en: 'TxDOT District', es: 'Distrito de TxDOT' },
    meaning: { en: 'Number of the TxDOT district', es: 'Número del distrito de TxDOT' },
    next: { section: 'nameAndLocation' },
  },
  county_code: {
    kind: 'reference',
    list: 'county',
    label: { en: 'County', es: 'Condado' },
    meaning: { en: 'Number of the county', es: 'Número del condado' },
    v1: { section: 'nameAndLocation', required: 'publish' },
    next: { section: 'nameAndLocation', required: 'publish' },
  },
  city_id: {
    kind: 'reference',
    list: 'city',
    label: { en: 'City', es: 'Ciudad' },
    v1: { section: 'nameAndLocation', required: 'publish' },
    next: { section: 'nameAndLocation', required: 'publish' },
  },
  neighborhood: {
    kind: 'line',
    max: 120,
    label: { en: 'City Area', es: 'Zona de la ciudad' },
    meaning: {
      en: 'Area of the city; the city where nothing is said',
      es: 'Zona de la ciudad; la ciudad si no se dijo nada',
    },
    exported: 'city_area',
    v1: { section: 'nameAndLocation', request: 'city_area', required: 'publish' },
    next: { section: 'nameAndLocation' },
  },
  station_id_agency: {
    kind: 'line',
    max: 120,
    label: { en: "Agency's Station ID", es: 'ID de estación de la agencia' },
    meaning: agencysNumber,
    v1: { section: 'nameAndLocation' },
  },
  year_station_established: {
    kind: 'date',
    label: { en: 'Date Station Established', es: 'Fecha de instalación de la estación' },
    meaning: { en: 'Day of establishment', es: 'Fecha de establecimiento' },
    v1: { section: 'nameAndLocation', required: 'publish' },
    next: { section: 'nameAndLocation', required: 'publish' },
  },
  year_station_discontinued: {
    kind: 'year',
    label: { en: 'Year Station Discontinued', es: 'Año de retiro de la estación' },
    meaning: { en: 'Year of the end', es: 'Año de cierre' },
    v1: { section: 'nameAndLocation' },
    next: { section: 'nameAndLocation' },
  },
  first_imported: {
    kind: 'date',
    label: { en: 'First Import Date', es: 'Fecha de la primera importación' },
    meaning: { en: 'Day of the first import', es: 'Fecha de la primera importación' },
    next: { section: 'nameAndLocation' },
  },
} as const satisfies FieldTable;
