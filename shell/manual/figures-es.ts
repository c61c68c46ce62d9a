import { gradeRule } from 'shared-domain/figures';
import type { Manual } from './manual.ts';

const grades = gradeRule('es');

/** Cifras de un año, y lo que se les aplica: una parte del manual en español. */
export const figuresEs: Manual['sections'] = [
  {
    id: 'figures',
    title: 'Cifras de un año',
    blocks: [
      'Abra **Cifras** en el grupo **Resultados**: bicicletas (AADB), peatones (AADP) y ambos juntos (AADNT) en un día promedio del año, en cada estación que usted puede ver. Salen solo de conteos certificados. El mapa junto a la tabla las muestra con el cambio respecto del año anterior.',
      'El nombre de una estación lleva a su propia página de cifras. Allí encontrará, por flujo y modo:',
      {
        points: [
          '**Métodos lado a lado**: AASHTO, que es la cifra del informe y necesita un día completo de cada día de la semana en cada mes; la forma por horas de la FHWA, que usa también días incompletos; y la media simple.',
          'La calificación, de A a D: la peor de seis letras por días completos, celdas, horas, la ausencia más larga, las estaciones del año y los días detenidos en cero. La página dice cuál de ellas decidió.',
          '**Intervalos**: dónde estaría la cifra en otro año con otro clima y otros eventos, y lo que pueden haber cambiado los días que faltan.',
          'Qué completaría un año incompleto, con un enlace a esos días en la revisión.',
          'Qué se sumó y qué quedó fuera: se suman las direcciones por separado cuando cada una tiene cifra; si no, se toma el flujo combinado; nadie se cuenta dos veces.',
        ],
      },
      { head: grades.title },
      { points: grades.letters },
      grades.note,
      { head: 'Publicar una cifra' },
      {
        steps: [
          'En la página de cifras de la estación elija **Publicar**.',
          'Revise la estación, el año, el método, la cifra y la calificación. La calificación D se publica solo con un motivo por escrito. Donde hay días completados, elija si la cifra se publica con ellos: entonces dice cuántos son y cuánto puede mover su error.',
          'Elija otra vez **Publicar**. La cifra queda fijada con un hash; **Cifras publicadas** la muestra en su lista.',
        ],
      },
      'Cada vez que alguien abre una cifra publicada, se calcula de nuevo a partir de sus conteos: la página dice que no ha cambiado, o qué flujos y días difieren y cuál sería hoy la cifra. **De dónde sale** abre los días, los conteos, las partes excluidas y las certificaciones detrás de cualquier cifra. Una cifra que se publica de nuevo toma el lugar de la anterior, que queda registrada.',
      { head: 'Grupos de factores y conteos cortos' },
      'Un conteo de pocos días dice poco de un año por sí solo. **Grupos de factores** ordena los contadores permanentes de un año por su patrón: cotidiano, recreativo o mixto. Los días de cada contador proponen su grupo; un administrador lo decide con un motivo. Dos contadores con un año de calificación A o B dan a un grupo sus factores por día, mes, día de la semana y hora. La prueba retrospectiva que sigue muestra cuánto se habrían desviado conteos de 1, 3, 7 y 14 días, y de dos horas.',
      {
        steps: [
          'Abra **Conteos cortos** y elija **Agregar un conteo corto**.',
          'Para horas contadas por personas, escriba el lugar o la estación, el día, la primera hora y el conteo de cada hora. Para un contador que estuvo en una estación, escriba su primer y su último día: se toman sus días certificados.',
          'En la fila del conteo elija **Estimar el año** y luego el grupo cuyo patrón comparte el lugar.',
        ],
      },
      'La estimación lleva su intervalo, el error en la prueba retrospectiva y los días con sus factores. Los días sin factor se nombran y se omiten; donde los días dicen demasiado poco del año, no hay estimación. Un conteo corto nunca está entre los conteos certificados.',
      { head: 'Factores' },
      'Un contador al que se le escapan personas que pasan una junto a otra se corrige con un factor. En la página de la estación, en **Factores**, elija **Agregar conteo de validación** y escriba lo que contaron las personas junto al contador, intervalo por intervalo. La aplicación calcula el factor con su intervalo y dice si el conteo basta. Un administrador lo aprueba; un factor fuera de 0.8 a 1.4 pide un motivo y una segunda persona. Vale hasta el factor siguiente, el fin que usted le ponga o el fin de la estación. Los conteos nunca cambian: las cifras muestran primero la cifra sola y al lado la que lleva el factor, y una exportación CSV contiene factores solo si usted los pide.',
    ],
  },
];
