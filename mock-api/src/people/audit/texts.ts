import type { Text } from '../../platform/text/language.ts';
import { accessActions } from './access-texts.ts';
import { placeActions } from './place-texts.ts';

/** Each kind of entry: its name in the filter, and its sentence, where `{name}` stands for what was recorded. */
export const actions = {
  ...accessActions,
  'agency.add': {
    label: { en: 'Agency added', es: 'Agencia agregada' },
    text: { en: 'Added the agency {name}.', es: 'Agregó la agencia {name}.' },
  },
  'agency.update': {
    label: { en: 'Agency changed', es: 'Agencia modificada' },
    text: {
      en: 'Changed the agency {before.name}: {changes}.',
      es: 'Modificó la agencia {before.name}: {changes}.',
    },
  },
  'agency.delete': {
    label: { en: 'Agency deleted', es: 'Agencia eliminada' },
    text: { en: 'Deleted the agency {name}.', es: 'Eliminó la agencia {name}.' },
  },
  'agency.close': {
    label: { en: 'Agency closed', es: 'Agencia cerrada' },
    text: { en: 'Closed the agency {name}.', es: 'Cerró la agencia {name}.' },
  },
  'agency.reopen': {
    label: { en: 'Agency reopened', es: 'Agencia reabierta' },
    text: { en: 'Reopened the agency {name}.', es: 'Reabrió la agencia {name}.' },
  },
  'deployment.add': {
    label: { en: 'Deployment added', es: 'Despliegue agregado' },
    text: { en: 'Added the deployment {name}.', es: 'Agregó el despliegue {name}.' },
  },
  'deployment.update': {
    label: { en: 'Deployment changed', es: 'Despliegue modificado' },
    text: { en: 'Changed the deployment {name}.', es: 'Modificó el despliegue {name}.' },
  },
  'deployment.delete': {
    label: { en: 'Deployment deleted', es: 'Despliegue eliminado' },
    text: { en: 'Deleted the deployment {name}.', es: 'Eliminó el despliegue {name}.' },
  },
  'draft.add': {
    label: { en: 'Draft added', es: 'Borrador agregado' },
    text: { en: 'Added the draft {station_name}.', es: 'Agregó el borrador {station_name}.' },
  },
  'draft.update': {
    label: { en: 'Draft changed', es: 'Borrador modificado' },
    text: {
      en: 'Changed the draft {station_name}: {fields}.',
      es: 'Modificó el borrador {station_name}: {fields}.',
    },
  },
  'draft.delete': {
    label: { en: 'Draft deleted', es: 'Borrador eliminado' },
    text: { en: 'Deleted the draft {station_name}.', es: 'Eliminó el borrador {station_name}.' },
  },
  'station.publish': {
    label: { en: 'Station published', es: 'Estación publicada' },
    text: {
      en: 'Published {station_name} as {station_id_tmg}.',
      es: 'Publicó {station_name} como {station_id_tmg}.',
    },
  },
  'station.update': {
    label: { en: 'Station changed', es: 'Estación modificada' },
    text: { en: 'Changed the station: {fields}.', es: 'Modificó la estación: {fields}.' },
  },
  'flow.add': {
    label: { en: 'Flow added', es: 'Flujo agregado' },
    text: { en: 'Added the flow {name}.', es: 'Agregó el flujo {name}.' },
  },
  'flow.update': {
    label: { en: 'Flow changed', es: 'Flujo modificado' },
    text: { en: 'Changed the flow {name}: {fields}.', es: 'Modificó el flujo {name}: {fields}.' },
  },
  'flow.delete': {
    label: { en: 'Flow deleted', es: 'Flujo eliminado' },
    text: { en: 'Deleted the flow {name}.', es: 'Eliminó el flujo {name}.' },
  },
  'counts.update': {
    label: { en: 'Counts marked', es: 'Conteos marcados' },
    text: {
      en: 'Changed the suspect or note of {updated} counts.',
      es: 'Cambió la sospecha o la nota de {updated} conteos.',
    },
  },
  'counts.certify': {
    label: { en: 'Certification started', es: 'Certificación iniciada' },
    text: { en: 'Started to certify {counts} counts.', es: 'Inició la certificación de {counts} conteos.' },
  },
  'counts.certified': {
    label: { en: 'Counts certified', es: 'Conteos certificados' },
    text: {
      en: 'Certified {counts} counts from {first} to {last}.',
      es: 'Certificó {counts} conteos del {first} al {last}.',
    },
  },
  'counts.undo': {
    label: { en: 'Change of counts undone', es: 'Cambio de conteos deshecho' },
    text: {
      en: 'Took a change back. Counts: {updated}; findings: {findings}.',
      es: 'Deshizo un cambio. Conteos: {updated}; hallazgos: {findings}.',
    },
  },
  'counts.reopen': {
    label: { en: 'Counts reopened', es: 'Conteos reabiertos' },
    text: {
      en: 'Took {counts} counts from {minDate} to {maxDate} out of certification. Reason: {reason}',
      es: 'Retiró de la certificación {counts} conteos del {minDate} al {maxDate}. Motivo: {reason}',
    },
  },
  'findings.accept': {
    label: { en: 'Findings accepted', es: 'Hallazgos aceptados' },
    text: {
      en: 'Findings accepted: {findings}; counts marked: {updated}.',
      es: 'Hallazgos aceptados: {findings}; conteos marcados: {updated}.',
    },
  },
  'findings.dismiss': {
    label: { en: 'Findings dismissed', es: 'Hallazgos descartados' },
    text: {
      en: 'Findings dismissed: {findings}. Reason: {reason}',
      es: 'Hallazgos descartados: {findings}. Motivo: {reason}',
    },
  },
  'findings.reopen': {
    label: { en: 'Findings reopened', es: 'Hallazgos reabiertos' },
    text: { en: 'Findings opened again: {findings}.', es: 'Hallazgos reabiertos: {findings}.' },
  },
  'findings.settings': {
    label: { en: 'Thresholds changed', es: 'Umbrales modificados' },
    text: { en: 'Changed thresholds: {names}.', es: 'Modificó umbrales: {names}.' },
  },
  'counts.import': {
    label: { en: 'Import started', es: 'Importación iniciada' },
    text: { en: 'Started to import {file}.', es: 'Inició la importación de {file}.' },
  },
  'counts.imported': {
    label: { en: 'Counts imported', es: 'Conteos importados' },
    text: {
      en: 'Imported {file}: {added} counts added, {replaced} replaced.',
      es: 'Importó {file}: {added} conteos agregados, {replaced} reemplazados.',
    },
  },
  'counts.import-failed': {
    label: { en: 'Import failed', es: 'Importación fallida' },
    text: { en: 'The import of {file} failed.', es: 'La importación de {file} falló.' },
  },
  'counts.import-undo': {
    label: { en: 'Undoing of an import started', es: 'Deshacer una importación: iniciado' },
    text: {
      en: 'Started to take back the import of {file}.',
      es: 'Inició la anulación de la importación de {file}.',
    },
  },
  'mail.sent-again': {
    label: { en: 'E-mail sent again', es: 'Correo reenviado' },
    text: {
      en: 'Had e-mail {mail_id} of the outbox sent again.',
      es: 'Mandó reenviar el correo {mail_id} de la bandeja de salida.',
    },
  },
  'counts.import-undone': {
    label: { en: 'Import undone', es: 'Importación deshecha' },
    text: {
      en: 'Took back the import of {file}: {removed} counts removed, {restored} restored.',
      es: 'Deshizo la importación de {file}: {removed} conteos eliminados, {restored} restaurados.',
    },
  },
  'counts.import-undo-failed': {
    label: { en: 'Undoing of an import failed', es: 'Deshacer una importación: fallido' },
    text: {
      en: 'The import of {file} could not be taken back.',
      es: 'No se pudo deshacer la importación de {file}.',
    },
  },
  'counts.export': {
    label: { en: 'Export started', es: 'Exportación iniciada' },
    text: { en: 'Started to export {stations}.', es: 'Inició la exportación de {stations}.' },
  },
  'counts.exported': {
    label: { en: 'Counts exported', es: 'Conteos exportados' },
    text: { en: 'Exported {rows} rows of {stations}.', es: 'Exportó {rows} filas de {stations}.' },
  },
  ...placeActions,
} satisfies Record<string, { label: Text; text: Text }>;

/** A kind of entry; one without words does not compile. */
export type AuditAction = keyof typeof actions;

/** What a change says that changed nothing. */
export const nothing: Text = { en: 'nothing', es: 'nada' };

/** Words for values that are recorded as marks. */
export const yes: Text = { en: 'yes', es: 'sí' };
export const no: Text = { en: 'no', es: 'no' };
export const levels: Record<string, Text> = {
  agency: { en: 'agency', es: 'agencia' },
  station: { en: 'station', es: 'estación' },
  flow: { en: 'flow', es: 'flujo' },
};
export const vendorStates: Record<string, Text> = {
  normal: { en: 'normal', es: 'normal' },
  doubted: { en: 'doubted', es: 'dudoso' },
};
