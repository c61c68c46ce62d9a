import type { Manual } from './manual.ts';
import { calendarEs } from './calendar-es.ts';
import { figuresEs } from './figures-es.ts';
import { reviewingEs } from './reviewing-es.ts';
import { runningEs } from './running-es.ts';
import { sharingEs } from './sharing-es.ts';

/** The user manual in Spanish. */
export const manualEs: Manual = {
  title: 'Manual del usuario',
  subtitle: 'Conteos de ciclistas y peatones, del contador a la exportación certificada',
  contents: 'Contenido',
  page: (page, pages) => `Página ${page} de ${pages}`,
  sections: [
    {
      id: 'account',
      title: 'Obtener una cuenta e iniciar sesión',
      blocks: [
        'Count Exchange funciona en el navegador; no hay que instalar nada. Su cuenta pertenece a una agencia, y usted ve las estaciones y los conteos de esa agencia.',
        { head: 'Pedir una cuenta' },
        {
          steps: [
            'En la pantalla de inicio de sesión, elija **Registrarse**.',
            'Escriba su nombre, correo electrónico, teléfono y organización, y acepte los términos y condiciones.',
            'Confirme que no es un robot y vuelva a elegir **Registrarse**.',
            'Un administrador revisa su solicitud. Cuando se apruebe, recibirá un correo con un enlace para establecer su contraseña. El enlace sirve una sola vez y durante 7 días.',
          ],
        },
        'Un administrador de su agencia también puede agregarlo directamente; en ese caso recibirá el mismo correo.',
        { head: 'Iniciar sesión' },
        'Escriba su correo electrónico y su contraseña y elija **Iniciar sesión**. Si iba a una pantalla determinada, llegará a ella.',
        {
          picture: 'login',
          caption: 'La pantalla de inicio de sesión, desde la que se pide una cuenta o una contraseña nueva.',
        },
        { head: 'Si algo no funciona' },
        {
          points: [
            '**Olvidé mi contraseña** envía un enlace para establecer otra; sirve una sola vez y durante una hora.',
            'Tras varias contraseñas equivocadas, el inicio de sesión se vuelve más lento y después se rechaza durante un cuarto de hora.',
            'Dos minutos antes de que termine su sesión recibirá un aviso. **Mantener la sesión abierta** la prolonga y conserva lo que haya escrito.',
            'Cuando una sesión ha terminado, la página queda como está y pide su contraseña: **Iniciar sesión y continuar**. Si prefiere salir, lo que escribió se conserva en este navegador, solo para usted, durante siete días; **Recuperar** lo devuelve cuando haya iniciado sesión.',
          ],
        },
        { head: 'Segundo factor' },
        'Además de la contraseña, puede mostrar un código de una aplicación o una llave de acceso al iniciar sesión; su instalación puede exigirlo a los administradores. Abra **Perfil de usuario**.',
        {
          steps: [
            'Elija **Configurar una aplicación de códigos**, escanee la imagen con la aplicación y escriba el código que muestra; o elija **Configurar una llave de acceso**, dé nombre al dispositivo y deje que el navegador la cree.',
            'Guarde los **Códigos de recuperación** en un lugar seguro: cada uno permite iniciar sesión una vez si pierde su aplicación o su dispositivo. No se vuelven a mostrar; **Crear códigos de recuperación nuevos** los reemplaza.',
            'Desde entonces, el **Segundo paso** sigue a la contraseña. **Usar un código de recuperación** permite entrar sin su dispositivo; un administrador puede quitar de su cuenta un factor perdido.',
          ],
        },
        { head: 'Dónde tiene la sesión iniciada' },
        '**Perfil de usuario** muestra sus sesiones con sus dispositivos. **Cerrar** termina una de ellas y **Cerrar todas las demás sesiones**, todas menos esta. Un correo nuevo vale cuando lo haya confirmado con el enlace que se envía allí.',
        'Cambie su nombre, correo o contraseña en **Perfil de usuario**, en el menú con su nombre. Una contraseña nueva cierra su sesión en todos los demás dispositivos.',
      ],
    },
    {
      id: 'around',
      title: 'Orientarse en la aplicación',
      blocks: [
        'El menú de la izquierda muestra las pantallas que usted puede abrir, en grupos: **Estaciones**, **Conteos** (cargar, revisar), **Resultados** (informe, exportaciones). En un teléfono, se abre con el botón de arriba a la izquierda. El panel es el mejor lugar para empezar: un mapa con los contadores de su agencia y una tabla con las estaciones que esperan revisión.',
        {
          picture: 'dashboard',
          caption: 'El panel. Los contadores con un aro ámbar tienen conteos por revisar.',
        },
        {
          points: [
            '**Mapa:** elija un contador para abrir su control de calidad. Los números representan varios contadores cercanos; elija uno para acercarse. Arrastre el mapa para moverlo, o presione las flechas de abajo.',
            '**Tabla:** **Mostrar** cambia entre las estaciones por revisar, todas las estaciones y los borradores. **Revisar** abre la revisión de una estación.',
            '**Encima de una tabla:** **Columnas** dice cuáles se muestran y en qué orden. **Vistas** guarda columnas, filtros y orden con un nombre, para usted o para su agencia; la dirección de una vista se puede enviar. **Exportar tabla** guarda lo que se muestra, con las filas de todas las páginas.',
            '**Notificaciones:** la campana de arriba avisa cuando termina una importación, una certificación o una exportación, y lleva a ella.',
            '**Agencia:** los superadministradores eligen arriba para qué agencia trabajan.',
          ],
        },
        'Las importaciones, certificaciones y exportaciones se ejecutan en segundo plano. Puede seguir trabajando o cerrar el navegador.',
      ],
    },
    {
      id: 'upload',
      title: 'Cargar conteos',
      blocks: [
        'Suba el archivo tal como lo escribió el contador o su plataforma. Abra **Cargar datos de conteo**.',
        {
          steps: [
            'Elija el **Archivo** o suéltelo sobre el campo. Se sube de inmediato y **Qué es el archivo** indica lo que se encontró: proveedor, intervalo, cómo se lee y sus **Primeras filas, tal como se leen**. Compruebe la hora que se leyó de cada fila.',
            'Corrija lo que no se reconoció: en **Cómo se lee**, la codificación, el separador, la línea de encabezado y la forma de las fechas; encima, el contador cuando el archivo contiene varios y las clases de vehículos que se cuentan.',
            'Compruebe **Proveedor**, **Intervalo de conteo** y **Período de TRAFx**, que se rellenan cuando el archivo los indica, y elija la **Estación**.',
            'En **Canales y columnas**, elija para cada canal la columna que trae sus conteos. Se proponen columnas cuando no hay duda; compruébelas. **No cargar** deja fuera un canal.',
            'Vea en **Qué se importaría** qué es nuevo, reemplazado, igual, certificado o rechazado, qué hay ya guardado en ese tiempo y los conteos día por día. No se escribe nada antes de elegir **Cargar archivo**.',
            'Elija **Cargar archivo**. La importación aparece en **Importaciones recientes** con su avance.',
          ],
        },
        {
          picture: 'upload',
          caption: 'Cargar datos de conteo, con notas sobre los archivos de los proveedores.',
        },
        { head: 'Cuando el archivo deja algo abierto' },
        'Lo que se puede leer de dos maneras se pregunta, y no se carga nada antes de que usted responda.',
        {
          points: [
            '**Día o mes primero:** 01/02/2024 puede ser un día de enero o de febrero. El orden se deduce de los pasos entre las filas; si no basta, elíjalo y compruebe las primeras filas.',
            '**Sin línea de encabezado:** una primera línea que contiene datos no se toma como nombres. Indíquelo, y las columnas se numeran.',
            '**Dos líneas con la misma hora:** si un reloj falló, conserve la primera, la segunda o ninguna, en cada línea o en todas.',
            '**Otro intervalo:** una hora se cuenta una sola vez. Los conteos de otro intervalo reemplazan a los guardados donde los cubren por completo; donde estos están certificados o cubiertos solo en parte, las líneas se rechazan.',
          ],
        },
        { head: 'Proveedores' },
        {
          points: [
            '**BP/CX Custom:** una línea de encabezado, la fecha como YYYY-MM-DD HH:MM:SS en la primera columna y un canal en cada columna siguiente, guardado como .csv. En la pantalla se pueden descargar dos archivos de ejemplo.',
            '**Eco-Counter:** exportaciones de Eco-Visio. También se ofrece el total de un sitio, pero no siempre es la suma de sus canales.',
            '**TRAFx:** el archivo Shuttle tal como lo guarda la base, con totales por hora o marcas de tiempo; un contador y una serie de conteos por importación. Las marcas de tiempo se suman según el intervalo.',
            '**TimeMark:** CSV con líneas propias sobre el encabezado. El formato cambia de una versión a otra: compare las primeras filas que se muestran con el archivo antes de cargarlo.',
            '**JAMAR:** conteos por intervalo o una línea por vehículo; en ese caso, elija qué clases se cuentan. El primer y el último intervalo se omiten si se registraron solo en parte.',
            '**Una exportación CSV de esta aplicación:** elíjala tal como llegó, también un zip; en **Proveedor**, elija el de la estación. De un archivo de varias estaciones o varios intervalos, una importación toma los de uno: los de la estación elegida, o los que elija en **Parte del archivo**. Los conteos y los valores faltantes vuelven exactamente como eran, con sus marcas de sospecha y notas, para revisarlos y certificarlos de nuevo; los metadatos de la estación no se incluyen. Un conteo que ya está aquí con el mismo valor conserva su marca y su nota.',
          ],
        },
        { head: 'Qué pasa con las líneas erróneas' },
        'No se guarda nada si alguna línea no se puede leer. En ese caso la importación termina como **Fallida**, y la lista de **líneas rechazadas** da el número de cada línea y el motivo: una fecha que no existe, una hora futura, un número negativo o con decimales, dos líneas con la misma hora. Corrija el archivo y súbalo de nuevo.',
        {
          points: [
            'Una celda vacía significa que no se midió nada; se guarda como NULL y nunca se convierte en 0.',
            'Subir dos veces el mismo archivo no cambia nada. Los conteos que difieren se reemplazan, salvo los certificados: esos no se tocan, y se indica cuántos son.',
            'Las horas son las del reloj del contador. La hora que se repite en otoño se suma, y se le avisa.',
          ],
        },
        { head: 'Conteos de Eco-Visio' },
        'Los conteos de las estaciones de Eco-Counter se pueden obtener de la plataforma del proveedor: abra **Importar nuevos datos de conteo (Eco-Visio)**, elija las estaciones y la **Fecha final**, a más tardar ayer, y elija **Importar conteos**. Importe solo unos pocos meses cada vez. En la fila de cada estación consta con qué está ocupada o que le falta el Eco ID. Si la plataforma limita las solicitudes, la importación espera y continúa por sí sola. Mientras la plataforma no esté configurada, la pantalla indica que los datos son simulados.',
        { head: 'Archivos que llegan por sí solos' },
        'Si su instalación tiene una carpeta de entrega, los contadores y colaboradores pueden dejar archivos en ella, por ejemplo por SFTP. **Archivos que llegan** los muestra: lo **Cargado** por sí solo, lo que **Le espera a usted**, con el motivo primero, y lo **Rechazado**.',
        {
          points: [
            'Elija **Abrir y cargar**: el archivo queda en el formulario de toda importación, con su vista previa. Marque **Cargar por sí solos, desde ahora, los archivos como este** antes de cargarlo, y el siguiente no necesita a nadie.',
            'Un archivo se carga por sí solo únicamente si una asignación guardada corresponde con exactitud y el propio archivo dice de qué estación es: por un número de serie, un sitio o el número de la estación en su nombre, como AU0009-marzo.csv. Y solo si no hay nada extraño: todas las líneas se pueden leer, ningún conteo guardado cambia, ninguno está certificado, el archivo comienza a menos de 60 días del último conteo y sus días se parecen a los de las cuatro semanas anteriores.',
            'Lo demás espera hasta que alguien lo cargue o elija **Descartar** e indique por qué. Ningún plazo carga un archivo.',
            'En **Asignaciones guardadas** se ve qué se carga por sí solo, y se puede eliminar.',
          ],
        },
        { head: 'Historial de importaciones y deshacer' },
        '**Todas las importaciones** muestra cada importación de su agencia, de archivos y de Eco-Visio, de una sola estación si lo desea: quién la inició, qué trajo y las líneas rechazadas como archivo. **Deshacer** retira una importación mientras ninguno de sus conteos esté certificado ni otra posterior los haya reemplazado.',
      ],
    },
    ...reviewingEs,
    {
      id: 'export',
      title: 'Exportar',
      blocks: [
        'Abra **Exportación CSV**. El archivo se abre en cualquier programa de hojas de cálculo.',
        {
          steps: [
            'En **Buscar estaciones**, elija distritos, condados, agencias, tipos de conteo, direcciones o métodos. Una lista vacía no limita la búsqueda. Elija **Buscar estaciones**.',
            'Elija las **Estaciones**. En cada una se indica desde cuándo y hasta cuándo tiene conteos certificados.',
            'Escriba **Desde** y **Hasta**; ambos días se incluyen.',
            'Elija el contenido del archivo: datos de conteo, metadatos de las estaciones o ambos.',
            'Elija **Crear exportación**.',
          ],
        },
        {
          picture: 'export',
          caption: 'Exportación CSV: primero se buscan las estaciones y después se crea el archivo.',
        },
        'Sus exportaciones aparecen en una lista con su estado. Cuando una está lista, recibirá un aviso y podrá **Descargar** el archivo durante 7 días; después, créela de nuevo. El enlace de un correo sirve una vez y solo para usted; la lista siempre tiene uno nuevo.',
        'Si se omite algo, o si se piden metadatos, la descarga es un zip. **left-out.csv** dice qué falta y por qué, por ejemplo las estaciones sin conteos en el período; **data-dictionary.csv** explica cada columna y nombra los códigos.',
        'Las opciones que exporta a menudo se pueden guardar en **Ajustes guardados**: llene el formulario, póngale un nombre y elija **Guardar ajuste**. Un ajuste cuyas estaciones ya no existen lo indica.',
        { head: 'TMAS y promedios anuales' },
        'Los superadministradores encuentran **Exportaciones TMAS** en el mismo menú. **Revisar datos** muestra qué se omitiría en los archivos y por qué, cada cosa con un enlace para corregirla; **Preparar datos** crea los archivos. Lo que se omitió figura en left-out.csv.',
        '**Informe** muestra el tránsito promedio diario anual (AADT) de cada estación a partir de sus conteos certificados. Un año necesita un día completo para cada día de la semana de cada mes; donde falta uno, la estación tiene **Datos incompletos** y un acceso a su control de calidad.',
      ],
    },
    ...calendarEs,
    ...figuresEs,
    ...sharingEs,
    ...runningEs,
  ],
};
