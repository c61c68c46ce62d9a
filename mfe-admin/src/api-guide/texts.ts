import { adminWords } from '../words.texts.ts';
import { common, commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** The page that tells programs how to ask the API. */
export const guideTexts = catalogue({
  en: {
    title: adminWords.en.apiGuide,
    intro: 'How programs ask the API: with a token, by these calls.',
    tokens: commonWords.en.apiTokens,
    askTitle: 'Ask with a token',
    askText:
      'A token goes into the header Authorization and nowhere else. It opens the calls of its scopes, with the rights that its owner has today. All other calls are for people who have signed in.',
    limits:
      'A token asks up to {perMinute, number, ::group-off} times a minute and {perDay, number} times a day, and starts up to {imports} imports a minute. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset tell what is left; who asks more often is answered 429, with Retry-After.',
    sendTitle: 'Send counts',
    sendText:
      'Counts go the way of files: the same checks, the same dry run, the same history. Up to {rows, number} rows go in one call. Counts that are there already are unchanged, other values replace them, and certified counts stay as they are.',
    acceptedText:
      'Of more than {rows, number} rows the answer is 202, and its header Location leads to the import, which says how far it is.',
    keyText:
      'With a header Idempotency-Key the same counts are imported once, and for seven days the same is answered again. While counts of a station are being imported, the next ones are answered 409: send them again a little later.',
    linesText:
      'Where lines cannot be taken, nothing is written; the answer is 422 and names them with the reasons as “lines”. Of rows in JSON the first is line 2, as below a header.',
    read: 'Calls for reading (scope “read”)',
    import: 'Calls for importing (scope “import”)',
    webhooks: 'Calls for webhooks (scope “webhooks”, tokens of admins)',
    oldScopes:
      'Tokens of before are for “read”, “import” or “webhooks”. They do what they did until they end; new ones are made with the scopes below.',
    version:
      'Programs ask under /api/v1. Something may be added to a version on any day, so leave what you do not know; nothing of it changes. A call that is to go answers for twelve months more, with the headers Deprecation and Sunset.',
    goes: 'This call is to go; it answers until {date}.',
    'stations:read': 'Calls for reading stations (scope “stations:read”)',
    'counts:read': 'Calls for reading counts (scope “counts:read”)',
    'findings:read': 'Calls for reading findings (scope “findings:read”)',
    'counts:import': 'Calls for importing (scope “counts:import”)',
    'webhooks:manage': 'Calls for webhooks (scope “webhooks:manage”, tokens of admins)',
    hooksTitle: 'Receive messages by a webhook',
    hooksText:
      'A webhook gets a POST for each event that it is told of, as JSON with type, timestamp and data: the station’s number, the period, how many counts, and a link; never a person. The format is Standard Webhooks 1.0.0.',
    hooksFailed:
      'The event import.failed tells of an import that could not be done (“import” is its number), of an automatic run that got nowhere (“run”; “schedule” says whether it is “paused” until somebody has seen to it), and of a file in the drop folder that was refused (“drop”). The last two are of no station: “station” is null.',
    hooksAnswer:
      'Answer with any status from 200 to 299 within 15 seconds, and do the work afterwards. All else is tried again, ten times over three days; redirects are not followed, Retry-After is heeded, and 410 switches the webhook off, as five days of failures do.',
    hooksOnce:
      'The header webhook-id is the same in each try: a message that you know already is to be answered and left. The order is not promised.',
    hooksCheck:
      'Check the signature before you believe a message. The header webhook-signature may hold several; for a day after a new secret was made it holds one of each.',
    inNode: 'In Node',
    inPython: 'In Python',
    command: 'As a command',
    file: 'The file {name}',
    also: 'It takes these, too, as here:',
    answerShown: 'An answer, its lists cut short',
    tryThis: 'Try this call',
    tryCall: 'Try this call: {name}',
    tryTitle: 'Try it',
    tryText:
      'Asks a call for reading as your program would, with a token of your own that reads for {minutes} minutes and is made at the first try.',
    left: 'This token may make {left} of its {limit} calls still in this minute.',
    address: adminWords.en.address,
    addressHint: 'A call for reading from the list, such as /counts?flowid_txdot=AU0001',
    addressRequired: common.en.fieldRequired,
    addressUnknown: 'This is no call for reading that answers with JSON.',
    ask: 'Ask',
    askFailed: 'The call was refused.',
    answer: adminWords.en.answer,
    cut: 'The first {shown, number} characters of {all, number}:',
  },
  es: {
    title: adminWords.es.apiGuide,
    intro: 'Cómo consultan la API los programas: con un token y estas llamadas.',
    tokens: commonWords.es.apiTokens,
    askTitle: 'Consultar con un token',
    askText:
      'El token va en el encabezado Authorization y en ningún otro lugar. Abre las llamadas de sus permisos, con los derechos que su titular tiene hoy. Todas las demás son para personas que han iniciado sesión.',
    limits:
      'Un token consulta hasta {perMinute, number, ::group-off} veces por minuto y {perDay, number} al día, e inicia hasta {imports} importaciones por minuto. Los encabezados RateLimit-Limit, RateLimit-Remaining y RateLimit-Reset indican lo que queda; a quien consulta más se le responde 429, con Retry-After.',
    sendTitle: 'Enviar conteos',
    sendText:
      'Los conteos siguen el camino de los archivos: las mismas comprobaciones, la misma prueba, el mismo historial. En una llamada caben hasta {rows, number} filas. Los conteos que ya están no cambian, otros valores los reemplazan y los certificados quedan como están.',
    acceptedText:
      'De más de {rows, number} filas la respuesta es 202, y su encabezado Location lleva a la importación, que indica cuánto ha avanzado.',
    keyText:
      'Con un encabezado Idempotency-Key los mismos conteos se importan una sola vez, y durante siete días se responde lo mismo. Mientras se importan conteos de una estación, a los siguientes se les responde 409: envíelos de nuevo un poco más tarde.',
    linesText:
      'Cuando hay líneas que no se pueden aceptar no se escribe nada; la respuesta es 422 y las nombra con sus motivos en «lines». De las filas en JSON la primera es la línea 2, como debajo de un encabezado.',
    read: 'Llamadas para leer (permiso «read»)',
    import: 'Llamadas para importar (permiso «import»)',
    webhooks: 'Llamadas para webhooks (permiso «webhooks», tokens de administradores)',
    oldScopes:
      'Los tokens de antes tienen el permiso «read», «import» o «webhooks». Hacen lo que hacían hasta que vencen; los nuevos se crean con los permisos de abajo.',
    version:
      'Los programas consultan bajo /api/v1. A una versión se le puede agregar algo cualquier día, así que ignore lo que no conozca; nada de ella cambia. Una llamada que va a desaparecer responde doce meses más, con los encabezados Deprecation y Sunset.',
    goes: 'Esta llamada va a desaparecer; responde hasta el {date}.',
    'stations:read': 'Llamadas para leer estaciones (permiso «stations:read»)',
    'counts:read': 'Llamadas para leer conteos (permiso «counts:read»)',
    'findings:read': 'Llamadas para leer hallazgos (permiso «findings:read»)',
    'counts:import': 'Llamadas para importar (permiso «counts:import»)',
    'webhooks:manage': 'Llamadas para webhooks (permiso «webhooks:manage», tokens de administradores)',
    hooksTitle: 'Recibir mensajes con un webhook',
    hooksText:
      'Un webhook recibe un POST por cada evento del que se le avisa, como JSON con type, timestamp y data: el número de la estación, el período, cuántos conteos y un enlace; nunca una persona. El formato es Standard Webhooks 1.0.0.',
    hooksFailed:
      'El evento import.failed avisa de una importación que no se pudo hacer («import» es su número), de una ejecución automática que no llegó a nada («run»; «schedule» indica si está «paused», en pausa hasta que alguien la atienda) y de un archivo de la carpeta de entrada que se rechazó («drop»). Los dos últimos no son de ninguna estación: «station» es null.',
    hooksAnswer:
      'Responda con cualquier estado de 200 a 299 en 15 segundos y haga el trabajo después. Todo lo demás se intenta de nuevo, diez veces en tres días; las redirecciones no se siguen, se atiende Retry-After, y 410 desactiva el webhook, como lo hacen cinco días de fallos.',
    hooksOnce:
      'El encabezado webhook-id es el mismo en cada intento: un mensaje que ya conoce se responde y se deja. El orden no está prometido.',
    hooksCheck:
      'Compruebe la firma antes de creer un mensaje. El encabezado webhook-signature puede contener varias; durante un día después de crear un nuevo secreto contiene una de cada uno.',
    inNode: 'En Node',
    inPython: 'En Python',
    command: 'Como comando',
    file: 'El archivo {name}',
    also: 'También acepta estos, como aquí:',
    answerShown: 'Una respuesta, con sus listas acortadas',
    tryThis: 'Probar esta llamada',
    tryCall: 'Probar esta llamada: {name}',
    tryTitle: 'Probar',
    tryText:
      'Hace una llamada para leer como la haría su programa, con un token suyo que lee durante {minutes} minutos y se crea con la primera prueba.',
    left: 'A este token le quedan {left} de sus {limit} llamadas en este minuto.',
    address: adminWords.es.address,
    addressHint: 'Una llamada para leer de la lista, como /counts?flowid_txdot=AU0001',
    addressRequired: common.es.fieldRequired,
    addressUnknown: 'No es una llamada para leer que responda con JSON.',
    ask: 'Consultar',
    askFailed: 'La llamada fue rechazada.',
    answer: adminWords.es.answer,
    cut: 'Los primeros {shown, number} caracteres de {all, number}:',
  },
});
export type GuideText = keyof typeof guideTexts.en;
