import { countIntervalName } from 'shared-domain/fields';
import { readingTexts } from './file-reading/texts.ts';
import { titles } from './titles.texts.ts';
import { countTexts, commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the upload screen. */
export const texts = catalogue({
  en: {
    title: titles.en.upload,
    intro:
      'Choose the file of a counter, say which station it is from, and match its columns to the station’s channels. Nothing is written unless every line can be read.',
    formTitle: titles.en.importNew,
    helpTitle: 'About the files',
    helpCustom:
      'BP/CX Custom: the first column holds dates as YYYY-MM-DD HH:MM:SS, each further column one channel; saved as .csv. Without a header line its columns are numbered, once you say so.',
    helpTrafx:
      'TRAFx: timestamp data is aggregated to the interval, and each set of counts needs a separate file.',
    helpTimeMark:
      'TimeMark: CSV with lines of its own above the header; please check the first rows with care.',
    helpJamar:
      'JAMAR: counts by interval, or one line for each vehicle; choose then which vehicle classes count.',
    helpExport:
      'CSV Export: a file that was exported here can be imported again, one station at a time; its vendor, station and channels are filled in. Suspect marks and notes come with it.',
    helpTotals:
      'Eco-Counter: a site’s total need not equal the sum of its channels, so choose it only if you mean it.',
    exampleQuarter: 'Example file, 15 minutes',
    exampleHour: 'Example file, 60 minutes',

    file: commonWords.en.file,
    fileHint: 'A text or CSV file, as the counter or its platform wrote it, or a zip with one.',
    uploading: 'Uploading {name}',
    columnsFound: '{count, plural, one {# column of counts found.} other {# columns of counts found.}}',
    vendor: 'Vendor',
    station: commonWords.en.station,
    trafxPeriod: 'TRAFx Period',
    hourlyTotals: 'Hourly Totals',
    timestamps: 'Timestamps',
    interval: countIntervalName.en,
    minutes: '{minutes} minutes',
    invalidVendor: commonWords.en.invalidVendor,
    invalidStation: 'Invalid station',
    invalidTrafxPeriod: countTexts.en.trafxPeriodInvalid,
    invalidInterval: 'Invalid count interval',
    emptyTopLine: countTexts.en.emptyFirstLine,

    mappingTitle: 'Channels and columns',
    mappingIntro: 'Choose the column of the file that brings the counts of each channel.',
    mappingIntroTrafx: 'A file of this vendor brings one set of counts. Choose the channel it belongs to.',
    mappingWaits: 'Choose a file and a station first.',
    noChannels: 'This station has no channels yet.',
    noColumn: 'Do not load',
    channel: 'Channel',
    column: 'Column of the file',
    total: '{header} (total)',
    alreadyMapped: 'This column is already chosen for {channel}.',
    columnTwice: 'One column is chosen for two channels.',
    dateOrder: readingTexts.en.dateOrder,
    dateOpen: 'Please say whether the day or the month comes first.',
    part: readingTexts.en.part,
    partOpen: 'Please choose which part of the file is meant.',
    counter: readingTexts.en.counter,
    counterOpen: 'Please choose which counter of the file is meant.',
    channelsOfStation: 'Loading the station’s channels',

    remember: 'Load files such as this one by themselves from now on',
    rememberHint:
      'For files that arrive in the drop folder. Columns that are not loaded are remembered as not used.',
    arrivedFile: 'The file that arrived',
    load: 'Load File',
    keptOut: 'The file can’t be loaded yet: above stands what keeps it out.',
    questionOpen: 'The file can be loaded once what is asked of it above is answered.',
    awaited: 'The file can be loaded once it has been read whole.',
    loadsThen: 'The file is loaded as soon as it has been read whole.',
    loadFailed: 'The file could not be loaded.',
    uploadFailed: 'The file could not be uploaded.',
    started:
      'The import of {name} has started. You will be notified when it is complete; its progress is listed below.',
  },
  es: {
    title: titles.es.upload,
    intro:
      'Elija el archivo de un contador, indique de qué estación es y relacione sus columnas con los canales de la estación. No se guarda nada si alguna línea no se puede leer.',
    formTitle: titles.es.importNew,
    helpTitle: 'Sobre los archivos',
    helpCustom:
      'BP/CX Custom: la primera columna contiene las fechas como YYYY-MM-DD HH:MM:SS y cada columna siguiente un canal; guardado como .csv. Sin línea de encabezado, las columnas se numeran cuando usted lo indica.',
    helpTrafx:
      'TRAFx: los datos con marca de tiempo se agrupan según el intervalo y cada serie de conteos necesita un archivo propio.',
    helpTimeMark:
      'TimeMark: CSV con líneas propias sobre el encabezado; revise con cuidado las primeras filas.',
    helpJamar:
      'JAMAR: conteos por intervalo o una línea por vehículo; elija entonces qué clases de vehículos se cuentan.',
    helpExport:
      'Exportación CSV: un archivo exportado aquí se puede volver a importar, una estación cada vez; el proveedor, la estación y los canales se rellenan solos. Las marcas de sospecha y las notas vienen con él.',
    helpTotals:
      'Eco-Counter: el total de un sitio no siempre es la suma de sus canales; elíjalo solo si es lo que desea.',
    exampleQuarter: 'Archivo de ejemplo, 15 minutos',
    exampleHour: 'Archivo de ejemplo, 60 minutos',

    file: commonWords.es.file,
    fileHint:
      'Un archivo de texto o CSV, tal como lo escribió el contador o su plataforma, o un zip con uno.',
    uploading: 'Cargando {name}',
    columnsFound:
      '{count, plural, one {Se encontró # columna de conteos.} other {Se encontraron # columnas de conteos.}}',
    vendor: 'Proveedor',
    station: commonWords.es.station,
    trafxPeriod: 'Período de TRAFx',
    hourlyTotals: 'Totales por hora',
    timestamps: 'Marcas de tiempo',
    interval: countIntervalName.es,
    minutes: '{minutes} minutos',
    invalidVendor: commonWords.es.invalidVendor,
    invalidStation: 'Estación no válida',
    invalidTrafxPeriod: countTexts.es.trafxPeriodInvalid,
    invalidInterval: 'Intervalo de conteo no válido',
    emptyTopLine: countTexts.es.emptyFirstLine,

    mappingTitle: 'Canales y columnas',
    mappingIntro: 'Elija la columna del archivo que trae los conteos de cada canal.',
    mappingIntroTrafx:
      'Un archivo de este proveedor trae una sola serie de conteos. Elija el canal al que pertenece.',
    mappingWaits: 'Elija primero un archivo y una estación.',
    noChannels: 'Esta estación aún no tiene canales.',
    noColumn: 'No cargar',
    channel: 'Canal',
    column: 'Columna del archivo',
    total: '{header} (total)',
    alreadyMapped: 'Esta columna ya está elegida para {channel}.',
    columnTwice: 'Una columna está elegida para dos canales.',
    dateOrder: readingTexts.es.dateOrder,
    dateOpen: 'Indique si va primero el día o el mes.',
    part: readingTexts.es.part,
    partOpen: 'Elija qué parte del archivo se toma.',
    counter: readingTexts.es.counter,
    counterOpen: 'Elija qué contador del archivo se toma.',
    channelsOfStation: 'Cargando los canales de la estación',

    remember: 'Cargar por sí solos, desde ahora, los archivos como este',
    rememberHint:
      'Para archivos que llegan a la carpeta de entrega. Las columnas que no se cargan se recuerdan como sin usar.',
    arrivedFile: 'El archivo que llegó',
    load: 'Cargar archivo',
    keptOut: 'El archivo todavía no se puede cargar: arriba se indica lo que lo impide.',
    questionOpen: 'El archivo se puede cargar cuando se haya respondido lo que se pregunta arriba.',
    awaited: 'El archivo se puede cargar cuando se haya leído completo.',
    loadsThen: 'El archivo se cargará en cuanto se haya leído completo.',
    loadFailed: 'No se pudo cargar el archivo.',
    uploadFailed: 'No se pudo cargar el archivo en el servidor.',
    started:
      'La importación de {name} ha comenzado. Se le notificará cuando termine; su avance aparece más abajo.',
  },
});
