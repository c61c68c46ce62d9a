import type { Section } from './manual.ts';

/** Sections of the Spanish manual about reviewing, marking and certifying counts. */
export const reviewingEs: Section[] = [
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
          '**Calendario:** cada casilla es un día, más oscura cuanto más se contó; un día sin datos, con intervalos faltantes, con marcas o con un hallazgo se distingue. Al elegir días, la lista se limita a ellos. Los festivos, los eventos, las obras, las vacaciones, la lluvia desde 0.4 pulgadas (10 mm), la nieve y lo ocurrido al contador (uno nuevo, un cambio en él, visitas, interrupciones, cierres previstos) aparecen como pequeñas figuras en sus días y sobre las líneas; las interrupciones y los cierres, como barras; lo que se dice de un día los nombra. **Festivos, eventos, tiempo, contador** los oculta.',
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
];
