import { catalogue } from 'shared-domain/texts';

/** Names of entries about files of the drop folder and the mappings by which they are loaded. */
export const dropLabels = catalogue({
  en: {
    'drop.wait': 'File of the drop folder waits',
    'drop.refuse': 'File of the drop folder refused',
    'drop.discard': 'File of the drop folder discarded',
    'mapping.save': 'Mapping saved',
    'mapping.delete': 'Saved mapping deleted',
  },
  es: {
    'drop.wait': 'Archivo de la carpeta de entrega en espera',
    'drop.refuse': 'Archivo de la carpeta de entrega rechazado',
    'drop.discard': 'Archivo de la carpeta de entrega descartado',
    'mapping.save': 'Asignación guardada',
    'mapping.delete': 'Asignación guardada eliminada',
  },
});

/** What they say; `{name}` stands for what was recorded. */
export const dropTexts = catalogue({
  en: {
    'drop.wait': 'Took {file} up from the drop folder; it waits for a person.',
    'drop.refuse': 'Took {file} up from the drop folder and refused it.',
    'drop.discard': 'Discarded {file} of the drop folder. Reason: {reason}',
    'mapping.save': 'Saved how files such as {file} are loaded.',
    'mapping.delete': 'Deleted saved mapping {mapping_id}.',
  },
  es: {
    'drop.wait': 'Recogió {file} de la carpeta de entrega; espera a una persona.',
    'drop.refuse': 'Recogió {file} de la carpeta de entrega y lo rechazó.',
    'drop.discard': 'Descartó {file} de la carpeta de entrega. Motivo: {reason}',
    'mapping.save': 'Guardó cómo se cargan archivos como {file}.',
    'mapping.delete': 'Eliminó la asignación guardada {mapping_id}.',
  },
});
