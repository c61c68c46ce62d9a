import { gradeRule } from '../figures/grade-rule.rules.ts';
import type { english, Entry } from './entries-en.ts';

const grades = gradeRule('es');

/** The glossary in Spanish. Abbreviations of the English originals stay, since forms and exports use them. */
export const spanish: Record<keyof typeof english, Entry> = {
  aadb: [
    'AADB (AADBT)',
    'Tránsito diario medio anual de bicicletas: las que pasan por un punto en un día medio del año.',
  ],
  aadnt: [
    'AADNT',
    'Tránsito diario medio anual no motorizado: bicicletas y peatones juntos en un día medio del año.',
  ],
  aadp: [
    'AADP (AADPT)',
    'Tránsito diario medio anual de peatones: los que pasan por un punto en un día medio del año.',
  ],
  aadt: [
    'AADT',
    'Tránsito diario medio anual: el total de un año repartido por igual entre sus días. En esta aplicación, por flujo.',
  ],
  'aashto-method': [
    'Método AASHTO',
    'Una forma de calcular un promedio anual a partir de totales diarios: se promedia cada día de la semana dentro de cada mes, después entre los meses y después entre los días de la semana, de modo que los huecos pesan menos.',
  ],
  'active-infrared': [
    'Infrarrojo activo',
    'Un par de sensores con un haz que cruza el camino; cuenta cuando alguien lo interrumpe.',
  ],
  adt: ['ADT', 'Tránsito diario medio en un período menor que un año, por ejemplo una semana de conteo.'],
  agency: ['Agencia', 'La organización dueña de las estaciones y a la que pertenece cada usuario.'],
  bin: [
    'Intervalo contado (bin)',
    'Un intervalo de conteo, por ejemplo de 15 minutos, y el número contado en él.',
  ],
  calendar: [
    'Calendario',
    'Lo que se sabe de los días además de sus conteos: festivos, períodos escolares, eventos, obras, tiempo.',
  ],
  calibration: [
    'Calibración',
    'Comparar un contador con personas que cuentan a simple vista para hallar una corrección.',
  ],
  'certification-campaign': [
    'Campaña de certificación',
    'Un período cuyos conteos se validan y certifican hasta un día, de muchas estaciones, y que termina con un informe que queda fijo.',
  ],
  certify: [
    'Certificar',
    'Declarar que los conteos se revisaron, que los valores sospechosos están marcados y que el resto está listo para usarse. Los conteos certificados quedan bloqueados.',
  ],
  channel: [
    'Canal',
    'Otra palabra para flujo, que usan el formulario antiguo de estaciones y muchos fabricantes de contadores.',
  ],
  'continuous-counter': ['Contador continuo', 'Otra palabra para contador permanente.'],
  cordon: [
    'Cordón',
    'Una línea cerrada alrededor de una zona; se cuenta todo el tránsito que la cruza, de entrada y de salida.',
  ],
  'cordon-count': [
    'Conteo de cordón',
    'Contar en todos los accesos de una zona para saber cuántos entran y salen.',
  ],
  'correction-factor': [
    'Factor de corrección',
    'Un número por el que se multiplica un conteo bruto, por ejemplo para compensar a las personas que caminan una al lado de otra.',
  ],
  corridor: [
    'Corredor',
    'Estaciones a lo largo de un camino, en orden. Sus conteos se comparan y nunca se suman, porque un ciclista pasa por varios contadores.',
  ],
  'count-interval': ['Intervalo de conteo', 'Cuánto dura cada conteo: aquí, 15 o 60 minutos.'],
  'count-method': ['Método de conteo', 'Si contaron personas, un aparato portátil o un aparato permanente.'],
  'count-type': ['Tipo de conteo', 'Qué se contó: personas a pie, bicicletas, etc.'],
  'daylight-saving-time': [
    'Horario de verano',
    'En primavera hay una hora que no existe en el reloj; en otoño hay una que ocurre dos veces. Los conteos de la hora doble se suman.',
  ],
  'day-of-year-factor': [
    'Factor del día del año',
    'La parte del tránsito de un año que corresponde a una fecha, aprendida de los contadores permanentes; convierte un conteo corto en una estimación anual.',
  ],
  deployment: [
    'Despliegue',
    'Una colocación planificada de contadores en una o varias estaciones durante un período y con un fin.',
  ],
  'direction-of-route': [
    'Dirección de la ruta',
    'El punto cardinal hacia el que se dice que va una carretera o un sendero, y con respecto al cual se describen las demás direcciones.',
  ],
  district: ['Distrito', 'Una de las 25 zonas en que TxDOT divide el estado.'],
  draft: ['Borrador', 'Una estación que todavía se está describiendo y que no tiene número de estación.'],
  'facility-type': [
    'Tipo de instalación',
    'La clase de vía que usan las personas: acera, carril para bicicletas, sendero compartido, etc.',
  ],
  'factor-group': [
    'Grupo de factores',
    'Contadores permanentes con un patrón parecido a lo largo del día, la semana y el año, cuyos factores se usan juntos.',
  ],
  fhwa: [
    'FHWA',
    'La Administración Federal de Carreteras, que publica la Guía de Monitoreo del Tránsito y reúne los conteos del país.',
  ],
  'fips-code': [
    'Código FIPS',
    'El número federal de un estado (Texas: 48) o de un condado (tres cifras más).',
  ],
  flow: [
    'Flujo',
    'Una corriente de tránsito que se cuenta por separado en una estación: un tipo, en una dirección, en un lado y con un método.',
  ],
  'functional-class': [
    'Clase funcional',
    'El papel de una carretera en la red, desde interestatal hasta local; para los conteos se amplía con senderos y zonas de actividad.',
  ],
  gap: ['Hueco', 'Un tiempo para el que se esperaba un conteo y no hay ninguno. No es lo mismo que cero.'],
  grade: [
    'Calificación',
    `Una letra de A a D para la parte de un año que se contó: la peor de seis criterios. A se publica, B con su letra, C como estimación y D solo con un motivo. ${grades.letters.join(' ')} ${grades.note}`,
  ],
  hold: [
    'Espera de publicación',
    'El tiempo que los conteos certificados de un mes esperan antes de publicarse como datos abiertos.',
  ],
  hpms: [
    'HPMS',
    'El Sistema de Monitoreo del Desempeño de las Carreteras, el inventario anual de carreteras de la FHWA.',
  ],
  'inductive-loop': [
    'Lazo inductivo',
    'Un cable en el pavimento que percibe el metal de la bicicleta que pasa por encima.',
  ],
  'location-relative-to-roadway': [
    'Ubicación respecto a la calzada',
    'En qué lado de la carretera está el contador, visto en la dirección de la ruta.',
  ],
  lrs: [
    'LRS',
    'Sistema de referencia lineal: nombrar un lugar con una ruta y una distancia a lo largo de ella.',
  ],
  interval: [
    'Intervalo',
    'De dónde a dónde estaría una cifra en 95 de cada 100 años típicos, con otro tiempo y otros eventos. No es el intervalo de conteo.',
  ],
  madt: ['MADT', 'Tránsito diario medio mensual: el día medio de un mes.'],
  'manual-count': ['Conteo manual', 'Conteo hecho por personas, en el lugar o a partir de video.'],
  'movement-direction': [
    'Dirección del movimiento',
    'Si se cuenta el tránsito que va en la dirección de la ruta, en la contraria o en ambas.',
  ],
  nhs: ['NHS', 'El Sistema Nacional de Carreteras, las más importantes del país.'],
  'non-motorized-traffic': [
    'Tránsito no motorizado',
    'Personas que caminan, van en bicicleta o a caballo, usan silla de ruedas o algo similar.',
  ],
  'observed-holiday': [
    'Festivo trasladado',
    'El día de descanso de un festivo federal que cae en fin de semana: el viernes anterior o el lunes siguiente.',
  ],
  occlusion: ['Oclusión', 'Dos personas que pasan una al lado de otra y se cuentan como una.'],
  'passive-infrared': ['Infrarrojo pasivo', 'Un sensor que percibe el calor de las personas que pasan.'],
  pedestrian: ['Peatón', 'Una persona a pie o que usa una ayuda para la movilidad.'],
  'permanent-counter': [
    'Contador permanente',
    'Un contador instalado para contar todo el día, todos los días, durante años.',
  ],
  'piezoelectric-sensor': [
    'Sensor piezoeléctrico',
    'Una tira en el pavimento que da una señal bajo la presión de una rueda.',
  ],
  'pneumatic-tube': [
    'Tubo neumático',
    'Un tubo de goma que cruza la vía; la rueda envía un golpe de aire que se cuenta.',
  ],
  'portable-counter': [
    'Contador portátil',
    'Un aparato que se instala por días o semanas y después se traslada.',
  ],
  'quality-control': [
    'Control de calidad (QC)',
    'Revisar los conteos en busca de fallas y marcarlas antes de usarlos.',
  ],
  screenline: [
    'Línea pantalla',
    'Una línea imaginaria a través de un corredor; se cuenta todo el tránsito que la cruza.',
  ],
  'seasonal-factor': ['Factor estacional', 'La relación de un mes con el promedio del año.'],
  'sensor-type': [
    'Tipo de sensor',
    'La forma en que un contador percibe a quien pasa: por la presión de una rueda, su metal, el calor de las personas, video, etc.',
  ],
  'short-duration-count': [
    'Conteo de corta duración',
    'Un conteo de horas a semanas, a partir del cual se estima una cifra anual.',
  ],
  station: ['Estación', 'Un lugar donde se cuenta el tránsito, con uno o varios flujos.'],
  'station-id': [
    'Número de estación (Station ID)',
    'Los seis caracteres que nombran una estación: dos letras de la ciudad y un número correlativo.',
  ],
  'street-side': [
    'Lado de la calle',
    'El lado de la calle, según los puntos cardinales, en el que se cuenta el flujo.',
  ],
  suspect: [
    'Sospechoso',
    'Una marca en un conteo cuyo valor puede no ser correcto o habitual, con el motivo.',
  ],
  tmas: [
    'TMAS',
    'El Sistema de Análisis del Monitoreo de Viajes, la base de datos nacional de conteos de la FHWA.',
  ],
  tmg: ['TMG', 'La Guía de Monitoreo del Tránsito, el manual de la FHWA con los formatos de datos.'],
  'travel-direction': [
    'Dirección de viaje',
    'La dirección de la brújula en que se mueve el tránsito de un flujo.',
  ],
  typical: [
    'Valor habitual',
    'Lo que sumaron los últimos días semejantes: su mediana y una banda en la que están ocho de cada diez.',
  ],
  'validity-condition': ['Condición de validez', 'El motivo que acompaña a una marca de sospechoso.'],
  vendor: [
    'Proveedor del contador',
    'El fabricante de un contador. Cada uno escribe archivos con una forma propia, así que el proveedor decide cómo se lee un archivo.',
  ],
  'vendor-status': [
    'Estado del proveedor',
    'Lo que la plataforma del proveedor dice de un conteo, por ejemplo que fue estimado. Todo lo que no sea normal merece una mirada.',
  ],
  'weather-station': [
    'Estación meteorológica',
    'Un lugar donde NOAA mide cada día la temperatura, la lluvia y la nieve. La más cercana, a unas 30 millas (50 km) como máximo, acompaña los conteos de una estación.',
  ],
  webhook: [
    'Webhook',
    'Un mensaje firmado a otro programa cuando ocurre algo, por ejemplo cuando se certifican conteos.',
  ],
  'zero-run': [
    'Serie de ceros',
    'Muchos ceros seguidos; a menudo señal de un contador averiado, de noche es normal.',
  ],
};
