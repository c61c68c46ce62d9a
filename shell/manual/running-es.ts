import type { Section } from './manual.ts';

/** Sections of the Spanish manual about running stations, people and the application itself. */
export const runningEs: Section[] = [
  {
    id: 'stations',
    title: 'Estaciones y borradores',
    blocks: [
      'Agregue una estación en **Estaciones**, **Agregar ubicación de estación**. El formulario tiene nueve pestañas; las filas de **Direcciones y tipos** son las direcciones y los tipos de tránsito que cuenta la estación. Quienes tienen la vista previa encuentran el formulario nuevo, de tres pestañas, en **Agregar ubicación de estación (vista previa)**. Ambos trabajan sobre las mismas estaciones.',
      {
        picture: 'station',
        caption:
          'El formulario nuevo de la estación. Una marca en la pestaña cuenta los campos por corregir.',
      },
      {
        steps: [
          '**Nombre y ubicación:** escriba el nombre (sin comas) y las coordenadas con al menos 6 decimales; la longitud es negativa. El condado, la ciudad y el distrito se buscan y se completan; puede corregirlos.',
          'Las demás pestañas: complete lo que sepa. En el formulario nuevo, **Ayuda para encontrar esta información** explica cómo consultar los datos de la vía en el mapa de planificación estatal.',
          '**Agregar como borrador** o **Crear borrador** guarda una estación incompleta.',
          '**Publicar estación**, en la última pestaña, exige todos los campos obligatorios. Abre una revisión de todo lo que se publicará; **Editar** lleva de vuelta a un campo. La estación recibe su número cuando la publica desde allí.',
        ],
      },
      {
        points: [
          'Encontrará los borradores en el panel, en **Mostrar**, **Borradores**. Una barra indica cuántos campos obligatorios están completos. **Editar borrador** permite continuar.',
          '**Agregar fotos**, debajo de ambos formularios y en la página de una estación, admite JPEG, PNG o WebP con una línea sobre lo que muestra cada una. Para una estación nueva se eligen antes de guardarla y van con ella. Los borradores también tienen fotos y las conservan al publicarse. El lugar donde se tomó una foto se ofrece para la estación y no se guarda.',
          'Un borrador se puede eliminar. Una estación publicada se puede editar, pero no eliminar.',
          'Si otra persona guardó la estación entretanto, no se pierde nada: incorpore el registro más reciente, revíselo y guarde de nuevo.',
          'Si las coordenadas están fuera de Texas, se le advierte, pero no se rechazan.',
          'Lo que parece un descuido se pregunta al guardar: coordenadas en otro condado, una ciudad cambiada bajo un número ya emitido, una fecha muy lejana. «¿Es correcto?» Responda, o vuelva y corríjalo.',
          'Los proveedores y solicitantes son contactos de su agencia. **Datos de contacto** muestra el que eligió; una corrección hecha allí se ve en todas las estaciones que lo nombran.',
        ],
      },
      { head: 'Estaciones de Eco-Visio' },
      '**Importar nuevas ubicaciones de estaciones (Eco-Visio)** muestra los sitios del dominio de su agencia para los que aún no hay estación. **Agregar estación** abre el formulario, rellenado con el sitio y sus canales; revise las direcciones propuestas. Al publicarse la estación se piden sus conteos, desde el primer día hasta ayer. Un canal alimenta un solo flujo de una sola estación.',
      { head: 'Flujos' },
      'En el formulario nuevo, los flujos de una estación están debajo de ella: uno por cada dirección y tipo de tránsito. Los canales del otro formulario son los mismos flujos; si difieren, este lo indica y cambia solo lo que usted cambia.',
      {
        points: [
          '**+ Agregar flujo** abre una fila nueva; presione una fila para abrirla o cerrarla. Una vez elegidos el método de conteo, el lado de la calle, el tipo de instalación, el tipo de conteo y el proveedor, se completan las respuestas habituales a lo demás. Revíselas; lo que usted eligió se conserva.',
          'Para Eco-Counter, escriba el **ID de Eco-Counter** del canal. Para los demás, el **ID de flujo** se forma con la estación y cuatro respuestas; no hay dos flujos de una estación con las mismas cuatro.',
          'Los flujos de un borrador se publican con su estación. Cuando tiene conteos, un flujo conserva su método de conteo, tipo de conteo, dirección de viaje y lado de la calle, y no se elimina; sin conteos se puede corregir y eliminar.',
          '**Actualizar flujos** o **Guardar borrador de flujos** guarda todas las filas a la vez, también lo eliminado.',
        ],
      },
      { head: 'Contadores que se quedan sin datos' },
      '**Estado de la red** muestra el estado de cada contador, primero lo que requiere atención. Cada contador enseña con qué frecuencia entrega datos; está sin datos cuando no llegó nada durante medio día más de lo habitual en él, y como mínimo durante un día. Todos se revisan a cada hora en punto. La página de una estación enumera sus interrupciones: indique hasta dónde se investigó, para qué sirven los datos y quién se ocupa; para cerrarla o clasificarla hace falta una nota. **Agregar cierre** anota los días en que la estación está cerrada según lo previsto: entonces no se espera nada de su contador.',
      'En **Visitas y equipos**, la página de una estación enumera quién estuvo allí y qué contador estuvo desde cuándo hasta cuándo. Lo que cambia mientras un contador está allí (firmware, configuración, batería, otra cosa) se agrega con su día mediante **Agregar cambio**; tras una visita en la que eso ocurrió, marque **Se cambió algo en el contador** y el cambio se anota a continuación. Aparece en todas las imágenes de los conteos, y un hallazgo que comienza en la semana siguiente lo dice. Si una estación tiene varios contadores, indique los flujos que cuenta cada uno: entonces se avisa solo de ellos, y los hallazgos comparan un flujo con lo que contó su propio contador. **Corregir el reemplazo** mueve juntos el último día de un contador y el primero del siguiente.',
      'Los lunes, un correo cuenta qué hay de nuevo en todo ello. **Correo sobre la red**, en su perfil, lo hace mensual o lo termina, avisa de inmediato de contadores sin datos, de los que se restablecieron y de importaciones fallidas, y silencia una estación hasta un día. Si los correos dirigidos a usted vuelven, no se envía ninguno de estos; allí lo dice, y **Volver a escribir a esta dirección** hace que se envíen.',
    ],
  },
  {
    id: 'people',
    title: 'Usuarios, agencias y despliegues',
    blocks: [
      { head: 'Usuarios (administradores)' },
      'Abra **Usuarios autorizados**. **Agregar usuario** pide el nombre y el correo electrónico; la persona recibe un correo con un enlace para establecer su contraseña. **Estado** indica si está invitada, si dejó vencer el enlace o si está activa; **Enviar de nuevo** envía otro enlace, que anula el anterior. Junto a una dirección se lee desde cuándo no llegan los correos; **Volver a escribir a esta dirección** hace que los de la red se envíen de nuevo. **Editar** cambia el nombre y el correo; **Eliminar** retira el acceso. Nadie puede eliminar su propia cuenta. Solo los superadministradores pueden nombrar administradores.',
      { picture: 'users', caption: 'Los usuarios autorizados de una agencia.' },
      { head: 'Auditoría (administradores)' },
      '**Auditoría** muestra quién hizo qué y cuándo, con lo más reciente primero. Puede filtrar por acción, estación o persona; **Detalles** muestra los valores de antes y de después.',
      { head: 'Programas' },
      'Los programas consultan conteos, y los envían, con un token. Cree uno propio en **Tokens de API**, en su perfil; los administradores crean los de la agencia en **Tokens de API de la agencia**. Un token se muestra una sola vez: cópielo y guárdelo como una contraseña. Termina el día indicado o cuando usted presiona **Revocar**. La **Guía de la API** enumera las llamadas con ejemplos. Los conteos que envía un programa se comprueban como los archivos y están en el **Historial de importaciones** con el nombre del token.',
      { head: 'Para superadministradores' },
      {
        points: [
          '**Solicitudes de registro:** apruebe una solicitud eligiendo la agencia, o rechácela con un motivo que la persona leerá.',
          '**Agencias:** edite una agencia o agregue otra junto con su primer usuario. Una agencia con datos se cierra; una que no tiene nada se puede eliminar.',
          '**Ciudades:** los lugares por los que se numeran las estaciones. Agregue una ciudad o corrija su nombre, condado y prefijo; un prefijo permanece una vez emitido un número y nunca se da a otra ciudad.',
          '**Agencias de los sitios**, debajo de **Importar nuevas ubicaciones de estaciones (Eco-Visio)**: de quién es cada sitio de Eco-Visio. **Entregar** da uno que ninguna estación usa a otra agencia, o lo devuelve a la de su dominio.',
          '**Despliegues** (donde estén habilitados): qué estaciones se instalaron juntas, dónde, cuándo y para qué. Los distritos y condados acotan las estaciones que se pueden elegir. Al eliminar un despliegue, sus estaciones y conteos permanecen.',
          '**Estaciones:** todas las estaciones publicadas y los borradores.',
          '**Vaciar la caché** hace que los cambios en las listas de opciones se vean de inmediato.',
        ],
      },
    ],
  },
  {
    id: 'help',
    title: 'Idioma, colores, accesibilidad y ayuda',
    blocks: [
      {
        points: [
          '**Idioma:** inglés o español, en el menú con su nombre y en la pantalla de inicio de sesión. Los mensajes y este manual lo siguen; los correos llegan en ambos.',
          '**Colores:** claro, oscuro o como el sistema, junto al idioma.',
          '**Teclado:** todo se puede hacer sin ratón. El primer tabulador de una página lleva a **Ir al contenido**. En el mapa, las flechas pasan de un contador a otro, Intro abre uno, más y menos acercan y alejan, y Escape muestra todo el estado. En el gráfico de líneas, las flechas lo desplazan, más y menos acercan y alejan, e Inicio muestra todo el año.',
          '**Lectores de pantalla:** cada pantalla tiene un título principal y se anuncia al abrirse; los gráficos se describen también con palabras y en una tabla.',
          '**Pantallas pequeñas y ampliación:** todas las pantallas funcionan en un teléfono y con el texto ampliado.',
        ],
      },
      { head: 'Si algo falla' },
      'Los mensajes dicen qué falló y qué puede hacer. **Intentar de nuevo** repite la llamada. Si el problema persiste, escríbanos e indique el código o la referencia del mensaje.',
      { head: 'Dónde obtener ayuda' },
      {
        points: [
          '**Ayuda y comentarios**, **Glosario** explica los términos, cada uno con un enlace que se puede compartir.',
          '**Ayuda y comentarios**, **Contacto** abre un correo a support@count-exchange.example.',
          'Los administradores de su agencia ayudan con las cuentas; los términos y condiciones están enlazados al pie de la página.',
        ],
      },
    ],
  },
];
