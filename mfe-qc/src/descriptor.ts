import { dataWords } from 'shared-domain/texts';
import { titles } from './titles.texts.ts';
import { paths } from 'shared-domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings to the shell. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-qc',
  routes: [
    {
      path: paths.qualityControl.pattern,
      access: paths.qualityControl.access,
      layout: 'default',
      title: { en: titles.en.qualityControl, es: titles.es.qualityControl },
    },
    {
      path: paths.validateCounts.pattern,
      access: paths.validateCounts.access,
      layout: 'default',
      title: { en: titles.en.validate, es: titles.es.validate },
    },
    {
      path: paths.calendar.pattern,
      access: paths.calendar.access,
      layout: 'default',
      title: { en: titles.en.calendar, es: titles.es.calendar },
    },
    {
      path: paths.compare.pattern,
      access: paths.compare.access,
      layout: 'default',
      title: { en: titles.en.compare, es: titles.es.compare },
    },
    {
      path: paths.savedComparison.pattern,
      access: paths.savedComparison.access,
      layout: 'default',
      title: { en: titles.en.compare, es: titles.es.compare },
    },
    {
      path: paths.stationGroups.pattern,
      access: paths.stationGroups.access,
      layout: 'default',
      title: { en: titles.en.stationGroups, es: titles.es.stationGroups },
    },
    {
      path: paths.campaigns.pattern,
      access: paths.campaigns.access,
      layout: 'default',
      title: { en: titles.en.campaigns, es: titles.es.campaigns },
    },
    {
      path: paths.campaign.pattern,
      access: paths.campaign.access,
      layout: 'default',
      title: { en: titles.en.campaign, es: titles.es.campaign },
    },
    {
      path: paths.addCampaign.pattern,
      access: paths.addCampaign.access,
      layout: 'default',
      title: { en: titles.en.addCampaign, es: titles.es.addCampaign },
    },
    {
      path: paths.editCampaign.pattern,
      access: paths.editCampaign.access,
      layout: 'default',
      title: { en: titles.en.editCampaign, es: titles.es.editCampaign },
    },
    {
      path: paths.campaignReport.pattern,
      access: paths.campaignReport.access,
      layout: 'default',
      title: { en: titles.en.campaignReport, es: titles.es.campaignReport },
    },
  ],
  menu: [
    {
      label: { en: dataWords.en.qualityControl, es: dataWords.es.qualityControl },
      to: paths.qualityControl.pattern,
      icon: 'check-square',
      group: 'counts',
      order: 50,
    },
    {
      label: { en: titles.en.campaignsInMenu, es: titles.es.campaignsInMenu },
      to: paths.campaigns.pattern,
      icon: 'flag',
      group: 'counts',
      order: 60,
    },
    {
      label: { en: titles.en.calendar, es: titles.es.calendar },
      to: paths.calendar.pattern,
      icon: 'calendar',
      group: 'counts',
      order: 70,
    },
    {
      label: { en: titles.en.compare, es: titles.es.compare },
      to: paths.compare.pattern,
      icon: 'chart-line',
      group: 'counts',
      order: 80,
    },
  ],
};
