/** What several tables call the same, or a screen as the forms do; each stands apart so that a screen takes it alone. */
export const streetName = { en: 'Street/Trail Name', es: 'Calle o sendero' } as const;
export const countPurposeName = {
  en: 'Primary Count Purpose',
  es: 'Propósito principal del conteo',
} as const;
export const agencysNumber = {
  en: 'Number that the agency itself gives',
  es: 'Número propio de la agencia',
} as const;
/** What several forms say beside a field. */
export const noCommas = { en: 'No commas', es: 'Sin comas' } as const;
export const cityName = { en: 'City', es: 'Ciudad' } as const;
export const countyName = { en: 'County', es: 'Condado' } as const;
export const notesName = { en: 'Notes', es: 'Notas' } as const;
export const latitudeName = { en: 'Latitude', es: 'Latitud' } as const;
export const longitudeName = { en: 'Longitude', es: 'Longitud' } as const;
export const requesterName = { en: 'Requester', es: 'Solicitante' } as const;
export const providerName = { en: 'Provider', es: 'Proveedor' } as const;
export const nameOfStation = { en: 'Station Name', es: 'Nombre de la estación' } as const;
export const countTypeName = { en: 'Count Type', es: 'Tipo de conteo' } as const;
export const ecoIdName = { en: 'Eco ID', es: 'Eco ID' } as const;
export const countIntervalName = { en: 'Count Interval', es: 'Intervalo de conteo' } as const;
export const streetSideName = { en: 'Street Side', es: 'Lado de la calle' } as const;
export const idName = { en: 'ID', es: 'ID' } as const;
export const countMethodName = { en: 'Count Method', es: 'Método de conteo' } as const;
export const travelDirectionName = { en: 'Travel Direction', es: 'Dirección de viaje' } as const;
export const facilityTypeName = { en: 'Facility Type', es: 'Tipo de instalación' } as const;
export const sensorTypeName = { en: 'Sensor Type', es: 'Tipo de sensor' } as const;
export const counterVendorName = { en: 'Vendor', es: 'Proveedor del contador' } as const;
export const cityAreaName = { en: 'City Area', es: 'Zona de la ciudad' } as const;
