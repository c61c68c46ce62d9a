import { catalogue, sentences, common, formTexts } from 'shared-domain/texts';

/** Sentences of deployments. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: common.en.nameRequired,
      selectStation: formTexts.en.selectStation,
      unknownStation: 'The agency has no such station.',
      unknownAgency: formTexts.en.noSuchAgency,
      unknownPurpose: 'There is no such purpose.',
      unknownRequester: 'The agency has no such requester.',
      unknownProvider: 'The agency has no such provider.',
      endBeforeStart: formTexts.en.endBeforeStart,
      stale: 'Somebody else has saved this deployment meanwhile. Please look at the newer one.',
    },
    es: {
      nameRequired: common.es.nameRequired,
      selectStation: formTexts.es.selectStation,
      unknownStation: 'La agencia no tiene esa estación.',
      unknownAgency: formTexts.es.noSuchAgency,
      unknownPurpose: 'Ese propósito no existe.',
      unknownRequester: 'La agencia no tiene ese solicitante.',
      unknownProvider: 'La agencia no tiene ese proveedor.',
      endBeforeStart: formTexts.es.endBeforeStart,
      stale: 'Otra persona guardó este despliegue mientras tanto. Revise la versión más reciente.',
    },
  }),
);
