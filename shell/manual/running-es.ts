import type { Section } from './manual.ts';

/** Sections of the Spanish manual about running stations, people and the application itself. */
export const runningEs: Section[] = [
  {
    id: 'stations',
    title: 'Estaciones y borradores',
    blocks: [
      'Quienes tienen la vista previa del nuevo formulario de estaciones agregan y editan estaciones por su cuenta, en **Importar**, **Agregar ubicación de estación (vista previa)**.',
      {
        picture: 'station',
        caption: 'El formulario de la estación. Una marca en la pestaña cuenta los campos por corregir.',
      },
      {
        steps: [
          '**Nombre y ubicación:** escriba el nombre (sin comas) y las coordenadas con al menos 6 decimales; la longitud es negativa. El condado, la ciudad y el distrito se buscan y se completan; puede corregirlos.',
          '**Información de la vía** y **Características del sitio:** complete lo que sepa. **Ayuda para encontrar esta información** explica cómo consultarla en el mapa de planificación estatal.',
          '**Agregar como borrador** guarda una estación incompleta. **Publicar estación** exige todos los campos obligatorios; entonces la estación recibe su número.',
        ],
      },
      {
        points: [
          'Encontrará los borradores en el panel, en **Mostrar**, **Borradores**. Una barra indica cuántos campos obligatorios están completos. **Editar borrador** permite continuar.',
          'Un borrador se puede eliminar. Una estación publicada se puede editar, pero no eliminar.',
          'Si otra persona guardó la estación entretanto, no se pierde nada: incorpore el registro más reciente, revíselo y guarde de nuevo.',
          'Si las coordenadas están fuera de Texas, se le advierte, pero no se rechazan.',
        ],
      },
    ],
  },
  {
    id: 'people',
    title: 'Usuarios, agencias y despliegues',
    blocks: [
      { head: 'Usuarios (administradores)' },
      'Abra **Usuarios autorizados**. **Agregar usuario** pide el nombre y el correo electrónico; la persona recibe un correo con un enlace para establecer su contraseña. **Editar** cambia el nombre y el correo; **Eliminar** retira el acceso. Nadie puede eliminar su propia cuenta. Solo los superadministradores pueden nombrar administradores.',
      { picture: 'users', caption: 'Los usuarios autorizados de una agencia.' },
      { head: 'Auditoría (administradores)' },
      '**Auditoría** muestra quién hizo qué y cuándo, con lo más reciente primero. Puede filtrar por acción, estación o persona; **Detalles** muestra los valores de antes y de después.',
      { head: 'Para superadministradores' },
      {
        points: [
          '**Solicitudes de registro:** apruebe una solicitud eligiendo la agencia, o rechácela con un motivo que la persona leerá.',
          '**Agencias:** edite una agencia o agregue otra junto con su primer usuario.',
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
