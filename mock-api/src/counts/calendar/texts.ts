import { catalogue, common, sentences } from 'shared-domain/texts';

/** Sentences of the calendar and of weather. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: common.en.fieldRequired,
      endsBeforeFirst: 'The last day cannot be before the first.',
      tooLong: 'Please ask for two years at most.',
      staleEntry: 'Somebody else has changed this entry meanwhile. Please look at the newer one.',
      entryNotYours: 'Only who entered it or an admin can change this entry.',
      onlyStatewide: 'Only a super admin can enter what is of all agencies.',
      unknownStation: 'There is no station {id}.',
      entriesFull: 'The agency has as many entries as it can hold. Please delete some that are over.',
      noFile: 'Please choose a file.',
      notWeather:
        'This is no file of NOAA’s daily summaries: its first line has no {columns}. Please download them as CSV.',
      weatherLines: 'The file has lines that cannot be read. Nothing was kept.',
      badWeatherDay: 'A date like 2025-03-09 was expected, not “{value}”.',
      badWeatherNumber: '{column}: a number was expected, not “{value}”.',
      badSite: 'STATION: a number like USW00013904 was expected, not “{value}”.',
      twiceInFile: 'The day {date} of {site} stands in line {line} already.',
      weatherTooLarge: 'The file is larger than {megabytes} MB. Please divide it.',
      weatherBrokenOff: 'The file did not come whole. Please send it again.',
      addressFailed:
        'The weather could not be fetched: its address did not answer as it should. Please try again later.',
      noDays: 'The file has no days.',
      tooManyDays: 'The file has more than {days} days. Please divide it.',
      noAddress: 'Weather cannot be fetched: no address is set. Please load a file.',
    },
    es: {
      nameRequired: common.es.fieldRequired,
      endsBeforeFirst: 'El último día no puede ser anterior al primero.',
      tooLong: 'Pida dos años como máximo.',
      staleEntry: 'Otra persona cambió esta entrada mientras tanto. Revise la versión más reciente.',
      entryNotYours: 'Solo quien la anotó o un administrador puede cambiar esta entrada.',
      onlyStatewide: 'Solo un superadministrador puede anotar lo que vale para todas las agencias.',
      unknownStation: 'No existe la estación {id}.',
      entriesFull: 'La agencia ya tiene todas las entradas que admite. Elimine algunas que ya hayan pasado.',
      noFile: 'Elija un archivo.',
      notWeather:
        'No es un archivo de los resúmenes diarios de NOAA: su primera línea no tiene {columns}. Descárguelos como CSV.',
      weatherLines: 'El archivo tiene líneas que no se pueden leer. No se guardó nada.',
      badWeatherDay: 'Se esperaba una fecha como 2025-03-09, no «{value}».',
      badWeatherNumber: '{column}: se esperaba un número, no «{value}».',
      badSite: 'STATION: se esperaba un número como USW00013904, no «{value}».',
      twiceInFile: 'El día {date} de {site} ya está en la línea {line}.',
      weatherTooLarge: 'El archivo supera {megabytes} MB. Divídalo.',
      weatherBrokenOff: 'El archivo no llegó entero. Envíelo de nuevo.',
      addressFailed:
        'No se pudo obtener el tiempo: su dirección no respondió como debía. Inténtelo más tarde.',
      noDays: 'El archivo no tiene días.',
      tooManyDays: 'El archivo tiene más de {days} días. Divídalo.',
      noAddress: 'No se puede obtener el tiempo: no hay ninguna dirección configurada. Cargue un archivo.',
    },
  }),
);
