import type { Manual } from './manual.ts';
import { calendarEs } from './calendar-es.ts';
import { figuresEs } from './figures-es.ts';
import { runningEs } from './running-es.ts';

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
            '**Mapa:** elija un contador para abrir su control de calidad. Los números representan varios contadores cercanos; elija uno para acercarse.',
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
            '**Una exportación CSV de esta aplicación:** una estación con sus conteos; en **Proveedor**, elija el de la estación. Los conteos y los valores faltantes vuelven exactamente como eran, para revisarlos y certificarlos de nuevo; las marcas de sospecha, las notas y los metadatos de la estación no se incluyen, y la comprobación previa a la importación lo dice. Cree una exportación por estación: un archivo de varias se rechaza.',
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
        { head: 'Historial de importaciones y deshacer' },
        '**Todas las importaciones** muestra cada importación de su agencia, de archivos y de Eco-Visio, de una sola estación si lo desea: quién la inició, qué trajo y las líneas rechazadas como archivo. **Deshacer** retira una importación mientras ninguno de sus conteos esté certificado ni otra posterior los haya reemplazado.',
      ],
    },
    {
      id: 'review',
      title: 'Revisar: la imagen de un año',
      blocks: [
        'Abra **Control de calidad** y elija **Revisar** en una estación. Elija el año arriba: se dibujan todos los conteos de ese año, de modo que las fallas saltan a la vista. La lista de abajo se abre con los conteos que esperan revisión.',
        {
          picture: 'review',
          caption: 'Los días del año y sus horas, con lo que encontraron las reglas al lado.',
        },
        {
          points: [
            '**Calendario:** cada casilla es un día, más oscura cuanto más se contó; un día sin datos, con intervalos faltantes, con marcas o con un hallazgo se distingue. Al elegir días, la lista se limita a ellos. Los festivos, los eventos, las obras, las vacaciones, la lluvia desde 10 mm y la nieve aparecen como pequeñas figuras en sus días y sobre las líneas; lo que se dice de un día los nombra. **Festivos, eventos, tiempo** los oculta.',
            '**Líneas:** una línea por flujo. **Flujos** los nombra y permite ocultarlos o mostrarlos. Los períodos largos se dibujan como totales diarios; los cortos, intervalo por intervalo. Los valores muy superiores al resto aparecen como triángulos en el borde superior.',
            '**Hora por día:** cada columna es un día y cada fila una hora. Los huecos, los ceros y las horas de mucho tránsito se distinguen. Al elegir un día se amplía su semana.',
            '**Al arrastrar** se amplía o se selecciona. Lo seleccionado pasa a ser las fechas de la lista de abajo.',
            '**Cifras por mes** ofrece lo mismo en números: totales, intervalos sin valor y días sin datos.',
            '**Con el teclado:** en las líneas, las flechas izquierda y derecha mueven el cursor; en las horas, las cuatro, de día en día y de hora en hora. Señala el mismo momento en todas las imágenes, que lo siguen más allá de su borde. Con Mayús, las flechas desplazan el tramo que se muestra; más y menos acercan o alejan, Inicio muestra todo el año.',
          ],
        },
        { head: 'Hallazgos' },
        'Las reglas revisan los conteos después de cada importación: huecos, series largas de ceros, valores repetidos, picos, flujos que se quedan en cero, conteos de los que duda el proveedor. Cada flujo se juzga por su propio pasado, según el día de la semana y la hora. Lo que se superpone es un solo **caso**; primero van los que afectan a más conteos. Cada **hallazgo** dice qué se encontró, dónde, con qué reglas y con qué cifras. Nada se marca antes de que una persona decida. **Revisar de nuevo** hace que las reglas recorran los conteos otra vez.',
        {
          steps: [
            'Elija **Empezar por el primer hallazgo**. La imagen muestra dónde está; **Ver filas** lista sus conteos.',
            'Elija **Aceptar** para marcar sus conteos con un valor de sospecha y una nota, o **Descartar** con el motivo por el que son verdaderos. **Los de este tipo** decide de una vez los que son iguales.',
            'Sigue el próximo. **Hallazgos decididos** muestra lo decidido y por quién; **Abrir de nuevo** retira una decisión. La dirección nombra el hallazgo que mira: quien la abra verá el mismo.',
          ],
        },
        '**Umbrales** dice a partir de qué valor habla cada regla, para la agencia, una estación o un flujo. **Atajos** lista las teclas: N para el siguiente hallazgo, A para aceptar, D para descartar.',
        { head: 'En qué fijarse' },
        {
          points: [
            'Series largas de ceros o de un mismo valor: el contador puede estar obstruido o averiado.',
            'Valores muy superiores a los de otros días: un evento o una falla.',
            'Días que faltan; tránsito a horas en que no debería haberlo: un reloj incorrecto.',
          ],
        },
      ],
    },
    {
      id: 'marking',
      title: 'Marcar conteos sospechosos',
      blocks: [
        'Un conteo que puede estar equivocado nunca se cambia ni se elimina. Se marca con el motivo y, si ayuda, con una nota. Los conteos sin marca son válidos.',
        { picture: 'counts', caption: 'La lista de conteos, cada uno con su valor de sospecha y su nota.' },
        {
          steps: [
            'Acote la lista con los **Filtros**: tipo de conteo, dirección, lado de la calle, sospecha, fechas, **Mostrar solo valores nulos**.',
            'Elija un motivo en la columna **Sospecha** y escriba una **Nota** si hace falta.',
            'Elija **Actualizar** en la fila, o seleccione varias filas y elija **Actualizar seleccionados**. Hasta entonces el cambio no está guardado; se le pregunta antes de que pudiera perderse.',
          ],
        },
        { head: 'Muchos conteos a la vez' },
        'En **Actualización en bloque**, elija si desea cambiar las filas seleccionadas o todos los conteos no certificados que coinciden con los filtros. Elija el valor de sospecha, escriba una nota o elimine las notas, y elija **Aplicar**.',
        'Lo que afectó a varias estaciones, como una tormenta, se marca de una vez: en **Control de calidad** elija **Marcar varias estaciones** y después la marca, sus días y las estaciones. **Ver qué cambiaría** lo dice antes de que cambie nada; cada estación se puede deshacer por separado.',
        { head: 'Deshacer' },
        '**Deshacer** (Ctrl + Z) retira su última edición, también la de muchos conteos o la de un hallazgo; Ctrl + Y la repite. **Registro de cambios** muestra cada edición de la estación: cuándo, quién y qué, hasta cada conteo.',
        { head: 'Con el teclado' },
        {
          points: [
            'Las flechas se mueven entre celdas; Re Pág y Av Pág avanzan una página de filas.',
            'Intro o escribir edita una celda; Escape deshace lo cambiado.',
            'Espacio selecciona una fila; Mayús con una flecha, varias; Ctrl + A, todas las de la página.',
            'Ctrl + Intro actualiza la fila. Pegar rellena las celdas de abajo.',
          ],
        },
        'También son motivos los eventos especiales, las obras, el clima severo y los días festivos: esos conteos son verdaderos y siguen formando parte del promedio anual. Todas las demás marcas excluyen el conteo de ese promedio.',
      ],
    },
    {
      id: 'certify',
      title: 'Certificar',
      blocks: [
        'Al certificar, usted declara que ha revisado los conteos, que ha marcado los sospechosos y que los datos están limpios y listos para su envío. Solo se pueden exportar los conteos certificados.',
        {
          steps: [
            'Ajuste los filtros para que abarquen lo que ha revisado, por ejemplo un mes. Sin filtros, se trata de todos los conteos de la estación que aún no están certificados.',
            'Elija **Certificar**.',
            'Lea la pregunta: nombra la estación, el número exacto de conteos y el primer y el último día. La lista de comprobación dice qué está en orden y qué conviene mirar: hallazgos pendientes, huecos sin explicar, días sin conteos, conteos que los filtros dejan fuera.',
            'Elija **Certificar** para confirmar.',
          ],
        },
        'Si hay hallazgos fuertes pendientes, se pide un **Motivo para certificar con hallazgos fuertes pendientes**. La lista de certificaciones lo conserva junto con los hallazgos, que siguen en **Hallazgos decididos**, **Al certificar**.',
        'La certificación se ejecuta en segundo plano. Mientras tanto no se puede revisar la estación; recibirá un aviso cuando termine. Los conteos sospechosos también se certifican, con sus marcas y notas.',
        'Los conteos certificados quedan bloqueados: ya no se pueden marcar y una importación no los reemplaza. **Certificaciones** muestra quién certificó qué y cuándo. Si se certificó algo por error, escríbanos: un superadministrador puede reabrir días con un motivo, que queda en esa lista. Los conteos que llegan para días ya certificados se anuncian encima de la imagen.',
      ],
    },
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
    ...runningEs,
  ],
};
