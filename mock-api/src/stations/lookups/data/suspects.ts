/** A validity condition: whether it leaves AADT and TMAS, and whether a rule may propose it. */
export type SuspectEntry = {
  id: number;
  validity_condition: string;
  validity_condition_es: string;
  excludes: boolean;
  proposable: boolean;
};

const suspect = (
  id: number,
  validity_condition: string,
  validity_condition_es: string,
  excludes: boolean,
  proposable: boolean,
): SuspectEntry => ({ id, validity_condition, validity_condition_es, excludes, proposable });

/** The suspect codes. 15 to 18 are true counts on unusual days: marked, but part of the year. */
export const suspects: SuspectEntry[] = [
  suspect(1, 'Equipment malfunction', 'Falla del equipo', true, true),
  suspect(2, 'Battery or power failure', 'Falla de batería o de energía', true, false),
  suspect(3, 'Sensor blocked or misaligned', 'Sensor obstruido o desalineado', true, false),
  suspect(4, 'Vandalism or theft', 'Vandalismo o robo', true, false),
  suspect(5, 'Maintenance, installation or testing', 'Mantenimiento, instalación o prueba', true, false),
  suspect(6, 'Insects, animals or vegetation', 'Insectos, animales o vegetación', true, false),
  suspect(7, 'Consecutive zeros', 'Ceros consecutivos', true, true),
  suspect(8, 'Repeated value', 'Valor repetido', true, true),
  suspect(9, 'Implausibly high', 'Demasiado alto para ser verosímil', true, true),
  suspect(10, 'Implausibly low', 'Demasiado bajo para ser verosímil', true, true),
  suspect(11, 'Missing data', 'Datos faltantes', true, true),
  suspect(12, 'Clock wrong', 'Reloj incorrecto', true, true),
  suspect(13, 'Traffic bypasses the sensor', 'El tráfico no pasa por el sensor', true, false),
  suspect(14, 'Corrected or estimated value', 'Valor corregido o estimado', true, false),
  suspect(15, 'Special event', 'Evento especial', false, true),
  suspect(16, 'Construction or closure nearby', 'Obra o cierre cercano', false, false),
  suspect(17, 'Severe weather', 'Tiempo severo', false, false),
  suspect(18, 'Holiday or school break', 'Día festivo o vacaciones escolares', false, false),
  suspect(19, 'Other (see note)', 'Otro (ver nota)', true, false),
];
