import { as, own, same } from './code-list.ts';
import type { CodeEntry } from './code-list.ts';

const compass: [string, string, string][] = [
  ['1', 'North', 'Norte'],
  ['2', 'Northeast', 'Noreste'],
  ['3', 'East', 'Este'],
  ['4', 'Southeast', 'Sureste'],
  ['5', 'South', 'Sur'],
  ['6', 'Southwest', 'Suroeste'],
  ['7', 'West', 'Oeste'],
  ['8', 'Northwest', 'Noroeste'],
];

const directions: CodeEntry[] = [
  ...compass.map((entry) => same(...entry)),
  same(
    '9',
    'North–south or northeast–southwest, combined',
    'Norte–sur o noreste–suroeste, ambas direcciones juntas',
  ),
  same(
    '0',
    'East–west or southeast–northwest, combined',
    'Este–oeste o sureste–noroeste, ambas direcciones juntas',
  ),
];

const classes: [string, string, string][] = [
  ['1', 'Interstate', 'Autopista interestatal'],
  [
    '2',
    'Principal arterial, other freeways and expressways',
    'Arteria principal, otras autopistas y vías rápidas',
  ],
  ['3', 'Principal arterial, other', 'Arteria principal, otras'],
  ['4', 'Minor arterial', 'Arteria secundaria'],
  ['5', 'Major collector', 'Colectora mayor'],
  ['6', 'Minor collector', 'Colectora menor'],
  ['7', 'Local', 'Calle local'],
  ['8', 'Trail or shared-use path', 'Sendero o vía de uso compartido'],
  ['9', 'General activity count', 'Conteo general de actividad'],
];

const funcClass = classes.flatMap(([digit, label, label_es]) => [
  same(`${digit}R`, `${label} (rural)`, `${label_es} (rural)`),
  same(`${digit}U`, `${label} (urban)`, `${label_es} (urbana)`),
]);

const speeds = Array.from({ length: 17 }, (_, step) => String((step + 1) * 5).padStart(2, '0'));

/** Code lists that the Traffic Monitoring Guide or the specification fixes; the codes never change. */
export const guideLists: Record<string, CodeEntry[]> = {
  vendor: [
    own('0', 'BP/CX Custom', 'BP/CX Custom (personalizado)'),
    own('1', 'Eco-Counter', 'Eco-Counter'),
    own('2', 'TRAFx', 'TRAFx'),
    own('3', 'TimeMark (csv)', 'TimeMark (csv)'),
    own('4', 'JAMAR', 'JAMAR'),
    { ...own('5', 'Diamond Traffic', 'Diamond Traffic'), disabled: true },
  ],
  nhs: [
    same('Y', 'On the National Highway System', 'En el Sistema Nacional de Carreteras'),
    same('N', 'Not on the National Highway System', 'Fuera del Sistema Nacional de Carreteras'),
  ],
  countType: [
    same('1', 'Pedestrian', 'Peatón'),
    same('2', 'Bicycle', 'Bicicleta'),
    same('3', 'Equestrian', 'Jinete'),
    same('4', 'Person using a wheelchair', 'Persona en silla de ruedas'),
    same(
      '5',
      'Other wheeled or assisted (skates, scooter, stroller)',
      'Otros con ruedas o asistidos (patines, patineta, carriola)',
    ),
    same('6', 'All pedestrians (1, 4 and 5 together)', 'Todos los peatones (1, 4 y 5 juntos)'),
    same('7', 'Motorized vehicle on a trail', 'Vehículo motorizado en un sendero'),
    same('8', 'All non-motorized', 'Todos los no motorizados'),
    same('9', 'Other animal', 'Otro animal'),
  ],
  travelDirection: directions,
  directionOfRoute: directions,
  movementDirection: [
    same('1', 'Only with the direction of the route', 'Solo en la dirección de la ruta'),
    same('2', 'Only against it', 'Solo en dirección contraria'),
    same('3', 'Both directions', 'Ambas direcciones'),
    same('4', 'All movements at an intersection', 'Todos los movimientos en una intersección'),
    same('5', 'Crossing, left to right', 'Cruce, de izquierda a derecha'),
    same('6', 'Crossing, right to left', 'Cruce, de derecha a izquierda'),
  ],
  countLocationToRoadway: [
    same('1', 'On the side of the stated direction of route', 'Del lado de la dirección de ruta indicada'),
    same('2', 'On the opposite side', 'Del lado opuesto'),
    same('3', 'Both sides together, or a trail', 'Ambos lados juntos, o un sendero'),
    same('4', 'Across the roadway (perpendicular)', 'A través de la calzada (perpendicular)'),
  ],
  facilityType: [
    same('1', 'Crosswalk', 'Paso de peatones'),
    same('2', 'Sidewalk', 'Acera'),
    same('3', 'Bike lane', 'Carril para bicicletas'),
    same('4', 'Shared roadway (no facility)', 'Calzada compartida (sin instalación)'),
    same('5', 'Overpass or bridge for walking and cycling', 'Puente peatonal y ciclista'),
    same('6', 'Underpass or tunnel', 'Paso inferior o túnel'),
    same('7', 'Separated bike lane (cycle track)', 'Carril para bicicletas separado (ciclovía)'),
    same('8', 'Shared-use path or trail', 'Vía de uso compartido o sendero'),
    same('9', 'Area (plaza, park)', 'Área (plaza, parque)'),
    as('3', '10', 'Buffered bike lane', 'Carril para bicicletas con franja de protección'),
    as('4', '11', 'Paved shoulder', 'Acotamiento pavimentado'),
  ],
  funcClass,
  intersection: [
    own('0', 'Not at an intersection', 'No está en una intersección'),
    ...compass.map(([code, label, label_es]) =>
      same(
        code,
        `On the leg to the ${label.toLowerCase()} of the intersection`,
        `En el ramal ${label_es.toLowerCase()} de la intersección`,
      ),
    ),
    same('9', 'The whole intersection', 'Toda la intersección'),
  ],
  countMethod: [
    as('01', '1', 'Human (manual)', 'Humano (manual)'),
    as('02', '2', 'Portable device', 'Dispositivo portátil'),
    as('03', '3', 'Permanent device', 'Dispositivo permanente'),
  ],
  sensorType: [
    same('1', 'Video, counted by people later', 'Video, contado después por personas'),
    same('2', 'Infrared, active (beam broken)', 'Infrarrojo activo (haz interrumpido)'),
    same('3', 'Pressure mat or pad', 'Tapete o placa de presión'),
    same('I', 'Infrared, passive', 'Infrarrojo pasivo'),
    same('F', 'Fiber-optic', 'Fibra óptica'),
    same('H', 'Human observer', 'Observador humano'),
    same('K', 'Laser or lidar', 'Láser o lidar'),
    same('Q', 'Quartz piezoelectric', 'Piezoeléctrico de cuarzo'),
    same('X', 'Radio beam', 'Haz de radio'),
    as('L', 'LI', 'Loop and infrared together', 'Lazo inductivo e infrarrojo juntos'),
    same('L', 'Inductive loop', 'Lazo inductivo'),
    same('M', 'Magnetometer', 'Magnetómetro'),
    same('P', 'Piezoelectric', 'Piezoeléctrico'),
    same('R', 'Pneumatic road tube', 'Tubo neumático'),
    same('S', 'Sonic or acoustic', 'Sónico o acústico'),
    same('T', 'Tape switch', 'Interruptor de cinta'),
    same('U', 'Ultrasonic', 'Ultrasónico'),
    same('V', 'Video, counted by machine', 'Video, contado por máquina'),
    same('W', 'Microwave or radar', 'Microondas o radar'),
    same('Z', 'Other', 'Otro'),
  ],
  primaryCountPurpose: [
    same('P', 'Planning or statistics', 'Planificación o estadística'),
    same('R', 'Research', 'Investigación'),
    same('O', 'Operations or facility management', 'Operación o gestión de instalaciones'),
    same('L', 'Facility design', 'Diseño de instalaciones'),
    same('S', 'Safe Routes to School', 'Rutas seguras a la escuela'),
    same('E', 'Enforcement or safety', 'Vigilancia o seguridad'),
    same('I', 'Intelligent transportation systems', 'Sistemas inteligentes de transporte'),
    as('R', 'B', 'Before-and-after evaluation', 'Evaluación antes y después'),
    as('O', 'C', 'Validation of another count', 'Validación de otro conteo'),
  ],
  postedRouteSign: [
    as('01', '1', 'Not signed', 'Sin señalar'),
    as('02', '2', 'Interstate', 'Interestatal'),
    as('03', '3', 'U.S.', 'EE. UU.'),
    as('04', '4', 'State', 'Estatal'),
    as('05', '5', 'Off-Interstate business marker', 'Ruta comercial fuera de la interestatal'),
    as('06', '6', 'County', 'Condado'),
    as('07', '7', 'Township', 'Municipio rural'),
    as('08', '8', 'Municipal', 'Municipal'),
    as('09', '9', 'Parkway or forest route marker', 'Vía parque o ruta forestal'),
    as('10', '10', 'None of the above', 'Ninguna de las anteriores'),
  ],
  postedSpeedLimit: [
    same('00', 'No limit posted or not a road', 'Sin límite señalado o no es una calle'),
    ...speeds.map((speed) => same(speed, `${Number(speed)} mph`, `${Number(speed)} mph`)),
  ],
  state: [same('48', 'Texas', 'Texas')],
};
