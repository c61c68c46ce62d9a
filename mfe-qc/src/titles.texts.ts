import { catalogue, pageTexts } from 'shared-domain/texts';

/** Titles of the screens. */
export const titles = catalogue({
  en: {
    qualityControl: 'Quality Control Your Data',
    validate: 'Validate Count Data',
    calendar: 'Calendar',
    compare: pageTexts.en.compare,
    stationGroups: 'Corridors and Screenlines',
    campaigns: 'Certification Campaigns',
    campaign: 'Certification Campaign',
    addCampaign: 'Add Campaign',
    editCampaign: 'Edit Campaign',
    campaignReport: 'Report of Campaign',
    campaignsInMenu: 'Campaigns',
  },
  es: {
    qualityControl: 'Control de calidad de sus datos',
    validate: 'Validar datos de conteo',
    calendar: 'Calendario',
    compare: pageTexts.es.compare,
    stationGroups: 'Corredores y líneas pantalla',
    campaigns: 'Campañas de certificación',
    campaign: 'Campaña de certificación',
    addCampaign: 'Agregar campaña',
    editCampaign: 'Editar campaña',
    campaignReport: 'Informe de la campaña',
    campaignsInMenu: 'Campañas',
  },
});
