import type { Text } from '../../platform/text/language.ts';

/** A fact of a station or flow: where it is stored, the code list of its code, and what it means. */
export type Fact = {
  /** The column of the file; a fact with a code list has another one, `…_code`, before it. */
  column: string;
  /** The stored column. */
  source: string;
  /** The list whose label stands beside the code. */
  list?: string;
  meaning: Text;
};

const fact = (column: string, en: string, es: string, more: { source?: string } = {}): Fact => ({
  column,
  source: more.source ?? column,
  meaning: { en, es },
});
const coded = (column: string, list: string, en: string, es: string, source = `${column}_code`): Fact => ({
  column,
  source,
  list,
  meaning: { en, es },
});

/** What a flow has of its own, and what the v1 form asks once for all flows of a station. */
const SHARED: Fact[] = [
  coded('count_method', 'countMethod', 'How it is counted', 'Cómo se cuenta'),
  fact('count_interval', 'Minutes of a count; 0 for TRAFx', 'Minutos de un conteo; 0 para TRAFx'),
  fact('serial_number', 'Serial number of the counter', 'Número de serie del contador'),
  coded(
    'facility_type',
    'facilityType',
    'Crosswalk, sidewalk, lane, path …',
    'Cruce, acera, carril, sendero…',
  ),
  coded(
    'movement_direction',
    'movementDirection',
    'Movement relative to the route',
    'Movimiento respecto a la ruta',
  ),
  coded(
    'count_location_to_roadway',
    'countLocationToRoadway',
    'Where it is counted relative to the roadway',
    'Dónde se cuenta respecto a la calzada',
  ),
  fact('mounting_object', 'What the counter is mounted on', 'En qué está montado el contador'),
  coded('surface_condition', 'surfaceCondition', 'Condition of the surface', 'Estado de la superficie'),
  coded(
    'nonmotorized_facility_width',
    'nonmotorizedFacilityWidth',
    'Width of the facility',
    'Ancho de la instalación',
  ),
  coded(
    'nonmotorized_facility_buffer_width',
    'nonmotorizedFacilityBufferWidth',
    'Width of the buffer beside it',
    'Ancho de la franja de protección',
  ),
  coded('direction_of_route', 'directionOfRoute', 'Direction of the route', 'Sentido de la ruta'),
  fact('station_id_agency', 'Number that the agency itself gives', 'Número propio de la agencia'),
  fact('other_notes', 'Notes', 'Notas'),
  fact('eco_id', 'Number on the vendor’s platform', 'Número en la plataforma del fabricante'),
];

/** Every fact of a station, in the order of its file. */
export const STATION_FACTS: Fact[] = [
  fact('agency', 'Agency that the station belongs to', 'Agencia a la que pertenece la estación'),
  fact('street_or_trail_name', 'Street or trail', 'Calle o sendero'),
  fact(
    'city_area',
    'Area of the city; the city where nothing is said',
    'Zona de la ciudad; la ciudad si no se dijo nada',
    {
      source: 'neighborhood',
    },
  ),
  fact('city', 'City, which gives the number its letters', 'Ciudad, que da las letras del número'),
  fact('county_code', 'Number of the county', 'Número del condado'),
  fact('county', 'County', 'Condado'),
  fact('txdot_district_code', 'Number of the TxDOT district', 'Número del distrito de TxDOT'),
  fact('txdot_district', 'TxDOT district', 'Distrito de TxDOT'),
  coded('state', 'state', 'State', 'Estado'),
  fact('latitude', 'Degrees north', 'Grados norte'),
  fact('longitude', 'Degrees east; negative in Texas', 'Grados este; negativos en Texas'),
  fact('time_zone', 'Zone of the clock that counts are told in', 'Zona del reloj de los conteos'),
  fact('year_station_established', 'Day of establishment', 'Fecha de establecimiento'),
  fact('year_station_discontinued', 'Year of the end', 'Año de cierre'),
  fact('first_imported', 'Day of the first import', 'Fecha de la primera importación'),
  fact('last_imported', 'Time of the last import, UTC', 'Hora de la última importación, UTC'),
  coded('intersection', 'intersection', 'Position at an intersection', 'Posición en una intersección'),
  coded('func_class', 'funcClass', 'Functional class of the road', 'Clase funcional de la vía'),
  coded('street_width', 'streetWidth', 'Width of the street', 'Ancho de la calle'),
  fact('street_traffic_volume_adt', 'Motor vehicles a day on the street', 'Vehículos al día en la calle'),
  coded('posted_route_sign', 'postedRouteSign', 'Kind of route sign', 'Tipo de señal de ruta'),
  fact('posted_route_sign_number', 'Number on the route sign', 'Número de la señal de ruta'),
  coded('posted_speed_limit', 'postedSpeedLimit', 'Posted speed limit', 'Límite de velocidad'),
  coded('nhs', 'nhs', 'On the National Highway System', 'En el Sistema Nacional de Carreteras'),
  coded(
    'surrounding_land_use',
    'surroundingLandUse',
    'Land uses around it, divided by blanks',
    'Usos del suelo alrededor, separados por espacios',
    'surrounding_land_use_codes',
  ),
  coded('ada_ramp', 'adaRamp', 'Ramps by the Americans with Disabilities Act', 'Rampas según la ley ADA'),
  coded('street_lighting', 'streetLighting', 'Street lighting', 'Alumbrado'),
  coded('transit', 'transit', 'Public transport near it', 'Transporte público cercano'),
  coded('surface_type', 'surfaceType', 'Surface', 'Superficie'),
  coded('parking', 'parking', 'Parking along it', 'Estacionamiento a lo largo'),
  coded('shade', 'shade', 'Shade', 'Sombra'),
  coded('primary_count_purpose', 'primaryCountPurpose', 'Why it is counted', 'Por qué se cuenta'),
  fact('station_location', 'Location in words', 'Ubicación en palabras'),
  fact('mounting', 'How the counter is mounted', 'Cómo está montado el contador'),
  ...SHARED,
  fact('provider_agency', 'Provider of the counts: agency', 'Proveedor de los conteos: agencia'),
  fact('provider_name', 'Provider: name', 'Proveedor: nombre'),
  fact('provider_phone', 'Provider: telephone', 'Proveedor: teléfono'),
  fact('provider_email', 'Provider: e-mail', 'Proveedor: correo'),
  fact('requester_agency', 'Requester of the counts: agency', 'Solicitante de los conteos: agencia'),
  fact('requester_name', 'Requester: name', 'Solicitante: nombre'),
  fact('requester_phone', 'Requester: telephone', 'Solicitante: teléfono'),
  fact('requester_email', 'Requester: e-mail', 'Solicitante: correo'),
];

/** Every fact of a flow, in the order of its file. */
export const FLOW_FACTS: Fact[] = [
  coded('count_type', 'countType', 'Who is counted', 'A quién se cuenta'),
  coded('travel_direction', 'travelDirection', 'Direction of travel', 'Sentido de circulación'),
  coded('street_side', 'streetSide', 'Side of the street', 'Lado de la calle'),
  coded('sensor_type', 'sensorType', 'Sensor', 'Sensor'),
  coded('vendor', 'vendor', 'Vendor of the counter', 'Fabricante del contador'),
  ...SHARED,
  fact('eco_name', 'Name on the vendor’s platform', 'Nombre en la plataforma del fabricante'),
  fact('header', 'Column of the vendor’s file that was mapped last', 'Última columna asignada del archivo'),
  fact('created_at', 'When the flow was added, UTC', 'Cuándo se agregó el flujo, UTC'),
];

/** The columns of these facts: a code stands before its label. */
export const factColumns = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ column, list }) => (list ? [`${column}_code`, column] : [column]));

/** Labels by code, by list. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What a fact's columns hold; a list of codes is divided by blanks, its labels by semicolons. */
export function factCells(
  { source, list }: Fact,
  stored: Readonly<Record<string, unknown>>,
  labels: Labels,
): (string | number | null)[] {
  const value = stored[source] ?? null;
  if (!list) return [typeof value === 'number' || typeof value === 'string' ? value : null];
  const codes = (Array.isArray(value) ? value : [value]).filter((code) => code !== null).map(String);
  const words = codes.map((code) => labels.get(list)?.get(code) ?? code);
  return codes.length === 0 ? [null, null] : [codes.join(' '), words.join('; ')];
}
