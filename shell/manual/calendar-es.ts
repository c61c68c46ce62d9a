import type { Manual } from './manual.ts';

/** Holidays, events and weather beside counts: a part of the manual in Spanish. */
export const calendarEs: Manual['sections'] = [
  {
    id: 'calendar',
    title: 'Festivos, eventos y tiempo',
    blocks: [
      'Abra **Calendario** en el grupo **Conteos**. Muestra un mes, día por día, con lo que puede explicar un conteo fuera de lo común: los festivos de Estados Unidos y de Texas, los cambios de hora, lo que anotaron las personas y el tiempo. Los festivos se calculan; nadie tiene que anotarlos.',
      { head: 'Anotar un evento' },
      {
        steps: [
          'Elija **Agregar entrada** e indique qué es: un período escolar, vacaciones escolares, un evento u obras.',
          'Póngale nombre y dé su primer y último día. Elija estaciones si solo las afecta a ellas; sin ninguna vale para todas las estaciones de la agencia.',
          'Elija **Guardar entrada**. Quien la anotó y los administradores pueden cambiarla o eliminarla; una entrada **Para todas las agencias** es de un superadministrador.',
        ],
      },
      { head: 'Traer el tiempo' },
      {
        steps: [
          'Como administrador, descargue de NOAA los resúmenes diarios de una estación meteorológica como CSV y elija **Cargar el tiempo**.',
          'Elija el archivo y **Ver qué contiene**: sus estaciones, sus días, el más cálido y el más lluvioso. Elija otras unidades si esos no pueden ser.',
          'Elija **Guardar estos días**. Los mismos días otra vez no cambian nada. Donde hay una dirección configurada, **Obtener días más recientes** los trae sin archivo: en segundo plano, y se le avisa cuando llegan. Las estaciones que se mantienen al día reciben los suyos cada noche por sí solas; **Última obtención** dice cómo fue.',
        ],
      },
      'Una estación recibe el tiempo de la estación meteorológica más cercana, a unas 30 millas (50 km) como máximo. Las temperaturas están en °F, la lluvia y la nieve en pulgadas, salvo que su instalación esté configurada en °C y milímetros; el idioma no cambia nada de eso. Una tabla descargada nombra la unidad en el encabezado de su columna.',
      { head: 'Comparar' },
      '**Comparar**, en el grupo **Conteos** o en la página de una estación, pone hasta ocho estaciones, modos, flujos o períodos en un mismo eje: como conteos, como índice, por día de la semana o por hora del día. Encima de las líneas está lo que sabe el calendario, debajo, si lo pide, el tiempo de cada día y los mismos números. La dirección lo contiene todo: un enlace muestra a un colega lo que usted ve, hasta donde puede ver sus estaciones.',
      { head: 'Dónde se vuelve a encontrar' },
      {
        points: [
          'En la revisión, la imagen del año marca esos días, y **Festivos, eventos, tiempo y contador en palabras** los enumera. Un período escolar no es una marca, pues no explica ningún día en particular.',
          'Un hallazgo dice qué se sabe de sus días. Sigue siendo un hallazgo: usted decide si el día lo explica.',
          'La página de una estación dice qué festivos y eventos cayeron en las semanas que muestra.',
          'Los días que se completan para las cifras se ajustan por el tiempo de su día donde así se estiman mejor los días del propio contador: ocultados uno tras otro, tienen que desviarse al menos un 2 % menos, y en la mayoría de los meses. Lo dicen, con el error sin él y con él.',
          'Los días más altos de las cifras de un año nombran los suyos. Los días de eventos quedan en los promedios y no entran en los factores de los grupos.',
        ],
      },
    ],
  },
];
