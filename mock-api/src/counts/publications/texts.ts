import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of published figures. */
export const texts = sentences(
  catalogue({
    en: {
      notCounted: 'Nothing of that kind was counted and certified at this station in that year.',
      noFigure: 'There is no figure by this method to publish.',
      nothingFilled: 'No day of these flows is filled. Publish the figure without filled days.',
      oneDirection: 'One direction alone is not the station’s figure.',
      reasonRequired: 'Say why this figure is published all the same: its grade is D.',
      otherFigure: 'The figure is another one by now. Please look at it again.',
      inForce: 'A figure of this year is published already. Open it to publish another one in its place.',
      superseded: 'Another figure stands in the place of that one by now.',
      meanwhile: 'Somebody else has published a figure of this station meanwhile. Please look at it.',
    },
    es: {
      notCounted: 'En esta estación no se contó ni certificó nada de ese tipo en ese año.',
      noFigure: 'No hay ninguna cifra con este método para publicar.',
      nothingFilled: 'Ningún día de estos flujos está completado. Publique la cifra sin días completados.',
      oneDirection: 'Una sola dirección no es la cifra de la estación.',
      reasonRequired: 'Diga por qué se publica esta cifra de todos modos: su calificación es D.',
      otherFigure: 'La cifra ya es otra. Vuelva a mirarla.',
      inForce: 'Ya hay una cifra publicada de este año. Ábrala para publicar otra en su lugar.',
      superseded: 'Ya hay otra cifra en lugar de esa.',
      meanwhile: 'Otra persona ha publicado entretanto una cifra de esta estación. Mírela.',
    },
  }),
);
