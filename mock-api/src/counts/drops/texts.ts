import { catalogue, countTexts, sentences } from 'shared-domain/texts';

/** What is said of files in the drop folder: why they wait, and why they are refused. */
export const texts = sentences(
  catalogue({
    en: {
      noMapping: 'No mapping is saved for files such as this one.',
      severalFit: 'More than one saved mapping fits this file ({stations}).',
      otherLayout: 'The file is laid out in another way than the one that the mapping was saved for.',
      otherDelimiter: 'The columns are separated by another character than before.',
      otherInterval: 'The counts are at {found} minutes; the saved mapping is for {known} minutes.',
      otherStation: 'The file names another station than {station}, which the saved mapping is for.',
      otherMark:
        'The file says it is from “{found}”; the saved mapping for {station} knows another counter or site.',
      noMark:
        'The file does not say which station it is from. With the station’s number in its name, such as {station}-counts.csv, it would.',
      saverGone: 'Whoever saved the mapping for {station} may no longer load files for it.',
      newColumns: '{count, plural, one {Column “{columns}” is new.} other {Columns “{columns}” are new.}}',
      goneColumns:
        '{count, plural, one {Column “{columns}” is missing.} other {Columns “{columns}” are missing.}}',
      movedColumns: 'The columns stand in another order than before.',
      rejected:
        '{count, plural, one {One line can’t be taken.} other {{count, number, ::group-off} lines can’t be taken.}}',
      certified:
        '{count, plural, one {One count of the file is certified already.} other {{count, number, ::group-off} counts of the file are certified already.}}',
      replaced:
        '{count, plural, one {One count differs from the stored one.} other {{count, number, ::group-off} counts differ from stored ones.}}',
      marked: 'Suspect marks or notes stand beside counts of the file.',
      superseded:
        '{count, plural, one {One stored count of another interval would be replaced.} other {{count, number, ::group-off} stored counts of another interval would be replaced.}}',
      nothingNew: 'The file holds no counts.',
      nothingStored: 'The station has no counts yet that the file could be compared with.',
      gap: 'The file begins {days} days after the newest stored count.',
      oddDay:
        '{column} on {day}: {total, number, ::group-off}, where like days have about {usual, number, ::group-off}.{more, plural, =0 {} one { One more day is as unusual.} other { # more days are as unusual.}}',
      fewLikeDays: 'Too few like days of “{column}” are stored to compare the file with.',
      loadFailed: 'The import of the file failed; nothing was written.',
      notAFile: 'Only files are taken: no folders, links or devices.',
      notReadable: 'The server may not read this file. Its group has to be able to.',
      zipped: 'This zip file can’t be read. Please unpack it and drop the files one by one.',
      unreadable: 'No reader knows this kind of file.',
      otherAgency: 'The file is of a station that your agency does not have.',
      givenUp: 'The file could not be looked into because of a fault of this server. Please open it.',
      inPart:
        '{begun, plural, one {# part of {count} is loaded, or its import has started.} other {# parts of {count} are loaded, or their imports have started.}} The file waits for the rest.',
      settled: 'This file does not wait any more.',
      reasonRequired: countTexts.en.whyNotLoaded,
      notMapped: 'This file can’t be remembered as it is: choose its vendor, station and columns first.',
      tooManyMappings: 'Your agency has {most} saved mappings already. Please delete one first.',
    },
    es: {
      noMapping: 'No hay ninguna asignación guardada para archivos como este.',
      severalFit: 'Más de una asignación guardada corresponde a este archivo ({stations}).',
      otherLayout: 'El archivo tiene otra estructura que aquella para la que se guardó la asignación.',
      otherDelimiter: 'Las columnas están separadas por otro carácter que antes.',
      otherInterval: 'Los conteos son cada {found} minutos; la asignación guardada es para {known} minutos.',
      otherStation: 'El archivo nombra otra estación que {station}, para la que es la asignación guardada.',
      otherMark:
        'El archivo indica que es de «{found}»; la asignación guardada para {station} conoce otro contador o sitio.',
      noMark:
        'El archivo no dice de qué estación es. Con el número de la estación en su nombre, como {station}-conteos.csv, lo diría.',
      saverGone: 'Quien guardó la asignación para {station} ya no puede cargar archivos para ella.',
      newColumns:
        '{count, plural, one {La columna «{columns}» es nueva.} other {Las columnas «{columns}» son nuevas.}}',
      goneColumns:
        '{count, plural, one {Falta la columna «{columns}».} other {Faltan las columnas «{columns}».}}',
      movedColumns: 'Las columnas están en otro orden que antes.',
      rejected:
        '{count, plural, one {No se puede aceptar una línea.} other {No se pueden aceptar {count, number, ::group-off} líneas.}}',
      certified:
        '{count, plural, one {Un conteo del archivo ya está certificado.} other {{count, number, ::group-off} conteos del archivo ya están certificados.}}',
      replaced:
        '{count, plural, one {Un conteo difiere del guardado.} other {{count, number, ::group-off} conteos difieren de los guardados.}}',
      marked: 'Junto a conteos del archivo hay marcas de sospecha o notas.',
      superseded:
        '{count, plural, one {Se reemplazaría un conteo guardado de otro intervalo.} other {Se reemplazarían {count, number, ::group-off} conteos guardados de otro intervalo.}}',
      nothingNew: 'El archivo no contiene conteos.',
      nothingStored: 'La estación aún no tiene conteos con los que comparar el archivo.',
      gap: 'El archivo comienza {days} días después del último conteo guardado.',
      oddDay:
        '{column} el {day}: {total, number, ::group-off}, cuando días parecidos tienen unos {usual, number, ::group-off}.{more, plural, =0 {} one { Otro día es igual de inusual.} other { Otros # días son igual de inusuales.}}',
      fewLikeDays: 'Hay muy pocos días parecidos guardados de «{column}» para comparar el archivo.',
      loadFailed: 'La importación del archivo falló; no se escribió nada.',
      notAFile: 'Solo se aceptan archivos: ni carpetas, ni enlaces, ni dispositivos.',
      notReadable: 'El servidor no puede leer este archivo. Su grupo debe tener permiso de lectura.',
      zipped: 'Este archivo zip no se puede leer. Descomprímalo y deposite los archivos uno por uno.',
      unreadable: 'Ningún lector conoce este tipo de archivo.',
      otherAgency: 'El archivo es de una estación que su agencia no tiene.',
      givenUp: 'No se pudo examinar el archivo por un fallo de este servidor. Ábralo, por favor.',
      inPart:
        '{begun, plural, one {# parte de {count} está cargada, o su importación comenzó.} other {# partes de {count} están cargadas, o sus importaciones comenzaron.}} El archivo espera por el resto.',
      settled: 'Este archivo ya no espera.',
      reasonRequired: countTexts.es.whyNotLoaded,
      notMapped: 'Este archivo no se puede recordar así: elija primero proveedor, estación y columnas.',
      tooManyMappings: 'Su agencia ya tiene {most} asignaciones guardadas. Elimine primero una.',
    },
  }),
);
