/**
 * One Spanish word for a direction and for the weather, and an American spelling, in lists that were made before; what people
 * have named otherwise meanwhile stays.
 */
export const oneWordForDirection = [
  `update codes set label_es = now
   from (values
     ('Norte–sur o noreste–suroeste, ambos sentidos juntos', 'Norte–sur o noreste–suroeste, ambas direcciones juntas'),
     ('Este–oeste o sureste–noroeste, ambos sentidos juntos', 'Este–oeste o sureste–noroeste, ambas direcciones juntas'),
     ('Solo en el sentido de la ruta', 'Solo en la dirección de la ruta'),
     ('Solo en sentido contrario', 'Solo en dirección contraria'),
     ('Ambos sentidos', 'Ambas direcciones'),
     ('Del lado del sentido de ruta indicado', 'Del lado de la dirección de ruta indicada')
   ) as named (before, now)
   where label_es = before
     and list in ('travelDirection', 'directionOfRoute', 'movementDirection', 'countLocationToRoadway')`,
  `update codes set label = 'Fiber-optic' where list = 'sensorType' and label = 'Fibre-optic'`,
  `update suspects set validity_condition_es = 'Tiempo severo' where id = 17 and validity_condition_es = 'Clima severo'`,
];
