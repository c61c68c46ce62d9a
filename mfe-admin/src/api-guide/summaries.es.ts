import type { ApiKey } from 'shared-domain';

/** What each call that tokens open does, in Spanish; the API's own description says it in English (`summary` of the contract). */
export const SPANISH_SUMMARIES: Readonly<Partial<Record<ApiKey, string>>> = {
  'GET /webhooks':
    'Los webhooks de la agencia actual; los de todas las agencias para un superadministrador en una agencia estatal',
  'POST /webhooks':
    'Agrega un webhook de la agencia actual; el secreto que firma sus mensajes se indica solo esta vez',
  'PUT /webhooks/:id':
    'Cambia adónde lleva un webhook y de qué se le avisa, y lo desactiva o lo activa de nuevo; 409 con el más reciente si la versión es anterior',
  'DELETE /webhooks/:id': 'Elimina un webhook con sus entregas',
  'POST /webhooks/:id/rotate':
    'Crea un secreto nuevo, que se indica solo esta vez; el anterior firma junto a él durante 24 horas',
  'POST /webhooks/:id/ping': 'Envía un mensaje que no dice nada',
  'GET /webhooks/:id/deliveries':
    'Las entregas de los últimos 30 días, las más recientes primero, de 200 en 200',
  'POST /webhooks/:id/deliveries/:deliveryId/again':
    'Envía un mensaje otra vez, con el mismo id; uno que se está intentando se intenta de inmediato',
  'GET /stations/summary': 'Las estaciones de la agencia, como las muestran las listas de v1',
  'GET /next-stations/summary': 'Las estaciones de la agencia, como las muestra la lista nueva',
  'GET /stations':
    'Las estaciones a las que se pueden subir conteos, de un proveedor si se pide; con sus promedios anuales si se piden',
  'GET /stations/:stationId/channels': 'Los canales de una estación publicada',
  'GET /stations/:stationId':
    'Una estación publicada con sus canales, y tal como la edita el formulario de v1',
  'GET /next-stations/:id':
    'Una estación publicada por sus seis caracteres, tal como la edita el formulario nuevo',
  'GET /deployments':
    'Los despliegues de la agencia actual, los de todas si esta es estatal; los más recientes primero',
  'GET /deployments/:id': 'Un despliegue',
  'GET /txdot-districts': 'Los distritos de la agencia de quien pregunta',
  'GET /counties': 'Los condados de la agencia de quien pregunta',
  'GET /count-types': 'Qué se cuenta',
  'GET /travel-directions': 'Direcciones de viaje',
  'GET /count-methods': 'Cómo se cuenta',
  'GET /suspects': 'Condiciones de validez con las que se puede marcar un conteo',
  'GET /counts':
    'Una página de los conteos de una estación, por fecha y luego por flujo, con el número de todos los que cumplen los filtros',
  'GET /counts/year':
    'Un año de conteos de una estación en columnas, para su gráfico; el año más reciente si no se indica otro',
  'GET /counts/calendar':
    'Los días de un año de conteos de una estación, sumados por flujo, con el año anterior al lado, y sus horas si se piden',
  'GET /counts/hours': 'Las horas de un año de conteos de una estación, sumadas por flujo',
  'GET /counts/scope':
    'Número y período de los conteos sin certificar que cumplen los filtros: lo que tocaría certificarlos',
  'GET /counts/edits':
    'Los últimos cambios de quien pregunta en una estación que se pueden deshacer, los más recientes primero',
  'GET /counts/log': 'Qué se hizo en una estación y quién lo hizo, lo más reciente primero',
  'POST /counts/upload':
    'Recibe un archivo de conteos (multipart, campo `file`) y responde con sus columnas; todavía no se importa nada',
  'POST /counts/import/inspect':
    'Cómo se lee un archivo subido, con sus primeras filas; lo que se supuso se puede corregir',
  'POST /counts/import/preview': 'Qué haría ahora una importación, día por día; no se escribe nada',
  'POST /counts/import': 'Empieza a importar un archivo subido, en segundo plano',
  'GET /imports':
    'Las importaciones más recientes para las estaciones de la agencia, con su avance y su resultado',
  'GET /imports/:id': 'Una importación, con su avance y su resultado',
  'GET /imports/:id/rejected': 'Las líneas que una importación rechazó, con sus motivos, como archivo CSV',
  'POST /imports/:id/undo':
    'Deshace lo que escribió una importación, en segundo plano, salvo que una parte esté certificada',
  'POST /v1/counts':
    'Importa filas de conteos de una estación, en segundo plano; 422 con las filas que no se pueden aceptar, como líneas: la fila 1 es la línea 2, como debajo de un encabezado. Con el encabezado Idempotency-Key se responde lo mismo durante siete días',
  'POST /v1/counts/csv':
    'Importa una exportación CSV de una estación (multipart, campo `file`), en segundo plano; se rechaza y se repite como POST /v1/counts',
  'GET /calendar':
    'Lo que se sabe de los días de un período (dos años como máximo): festivos, anotaciones de la agencia y estatales, tiempo del sitio más cercano; de una estación si se indica, con lo que le pasó a su contador',
  'GET /counts/checklist': 'Qué revisar antes de certificar los conteos que cumplen los filtros',
  'GET /counts/certifications':
    'El registro de una estación: certificaciones y reaperturas, las más recientes primero',
  'GET /campaigns':
    'Las campañas en las que la agencia de quien pregunta tiene estaciones, con su avance, primero la que vence antes; de una campaña de varias agencias cada una ve su parte',
  'GET /campaigns/:id':
    'Una campaña con sus estaciones: de un borrador las que ahora corresponden, si no las del día en que se abrió, y cómo va cada una',
  'GET /campaigns/:id/report':
    'El informe de una campaña cerrada, en su versión más reciente si no se indica otra',
  'GET /export/campaign-report': 'El mismo informe como CSV, una línea por flujo',
  'GET /stations/:stationId/campaigns':
    'Las campañas abiertas en las que está una estación, cómo va en ellas y qué puede hacer quien pregunta',
  'GET /findings':
    'Lo que a las reglas les parece raro en los conteos sin certificar de una estación, por los conteos afectados',
  'GET /finding-settings': 'Los umbrales de las reglas que rigen para una estación o para uno de sus flujos',
  'POST /export/prepare-csv':
    'Empieza a preparar un archivo CSV de conteos certificados, de metadatos de estaciones o de ambos, en segundo plano',
  'GET /exports': 'Las exportaciones de quien pregunta, con su avance y la dirección de cada archivo',
  'GET /exports/:id/link': 'Si la dirección de un archivo aún sirve; preguntarlo no la gasta',
  'GET /exports/:id/file':
    'El archivo de una exportación, por su dirección firmada: para su dueño, una sola vez',
  'GET /reports/aadt/:stationId':
    'Los promedios anuales de una estación por flujo y año, con aquello de lo que se calcularon',
  'GET /export/aadt': 'Lo mismo como tabla: la primera fila tiene los encabezados',
  'GET /figures':
    'Las cifras de todas las estaciones por modo en un año, con calificación, intervalo y el año anterior',
  'GET /figures/:stationId':
    'Un año de los flujos de una estación por tres métodos, para qué bastan, y sus cifras por modo',
  'GET /figures/:stationId/tables':
    'Un año de una estación por modo: meses, días de la semana, horas, picos, direcciones, años lado a lado; el más reciente con conteos si no se indica otro',
  'GET /figures/:stationId/hours':
    'Un año de un flujo hora por hora; el primer flujo con conteos de la estación si no se indica otro',
  'GET /export/figure-table': 'Una de las tablas de una estación en filas: la primera tiene los encabezados',
  'GET /stations/:stationId/home':
    'Una estación publicada con la última semana de sus flujos, lo que espera en ella y los promedios más recientes de sus conteos certificados',
  'GET /network/health':
    'El estado de los contadores de la agencia, los peores primero, y cuándo se miró por última vez',
  'GET /network/uptime':
    'De cada contador permanente de la agencia, cuánto hay del último mes completo; un mes del que no se espera nada se omite',
  'GET /stations/:stationId/health':
    'El estado de una estación publicada, sus interrupciones (las 100 más recientes), sus cierres previstos y el funcionamiento de doce meses',
};
