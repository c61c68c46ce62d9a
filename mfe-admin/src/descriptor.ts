import { commonWords } from 'shared-domain/texts';
import { adminWords } from './words.texts.ts';
import { paths } from 'shared-domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings to the shell: people, agencies, deployments, and what was done. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-admin',
  routes: [
    {
      path: paths.authorizedUsers.pattern,
      access: paths.authorizedUsers.access,
      layout: 'default',
      title: { en: adminWords.en.authorizedUsers, es: adminWords.es.authorizedUsers },
    },
    {
      path: paths.addUser.pattern,
      access: paths.addUser.access,
      layout: 'default',
      title: { en: adminWords.en.addUser, es: adminWords.es.addUser },
    },
    {
      path: paths.editUser.pattern,
      access: paths.editUser.access,
      layout: 'default',
      title: { en: adminWords.en.editUser, es: adminWords.es.editUser },
    },
    {
      path: paths.agencies.pattern,
      access: paths.agencies.access,
      layout: 'default',
      title: { en: commonWords.en.agencies, es: commonWords.es.agencies },
    },
    {
      path: paths.addAgency.pattern,
      access: paths.addAgency.access,
      layout: 'default',
      title: { en: adminWords.en.addAgency, es: adminWords.es.addAgency },
    },
    {
      path: paths.cities.pattern,
      access: paths.cities.access,
      layout: 'default',
      title: { en: adminWords.en.cities, es: adminWords.es.cities },
    },
    {
      path: paths.deployments.pattern,
      access: paths.deployments.access,
      layout: 'default',
      title: { en: commonWords.en.deployments, es: commonWords.es.deployments },
    },
    {
      path: paths.createDeployment.pattern,
      access: paths.createDeployment.access,
      layout: 'default',
      title: { en: adminWords.en.addDeployment, es: adminWords.es.addDeployment },
    },
    {
      path: paths.editDeployment.pattern,
      access: paths.editDeployment.access,
      layout: 'default',
      title: { en: adminWords.en.editDeployment, es: adminWords.es.editDeployment },
    },
    {
      path: paths.registrations.pattern,
      access: paths.registrations.access,
      layout: 'default',
      title: { en: adminWords.en.registrations, es: adminWords.es.registrations },
    },
    {
      path: paths.audit.pattern,
      access: paths.audit.access,
      layout: 'default',
      title: { en: adminWords.en.audit, es: adminWords.es.audit },
    },
    {
      path: paths.agencyTokens.pattern,
      access: paths.agencyTokens.access,
      layout: 'default',
      title: { en: adminWords.en.agencyTokens, es: adminWords.es.agencyTokens },
    },
    {
      path: paths.webhooks.pattern,
      access: paths.webhooks.access,
      layout: 'default',
      title: { en: adminWords.en.webhooks, es: adminWords.es.webhooks },
    },
    {
      path: paths.apiTokens.pattern,
      access: paths.apiTokens.access,
      layout: 'default',
      title: { en: commonWords.en.apiTokens, es: commonWords.es.apiTokens },
    },
    {
      path: paths.apiGuide.pattern,
      access: paths.apiGuide.access,
      layout: 'default',
      title: { en: adminWords.en.apiGuide, es: adminWords.es.apiGuide },
    },
  ],
  menu: [
    {
      label: { en: commonWords.en.deployments, es: commonWords.es.deployments },
      to: paths.deployments.pattern,
      icon: 'calendar',
      order: 55,
    },
    {
      label: { en: adminWords.en.authorizedUsers, es: adminWords.es.authorizedUsers },
      to: paths.authorizedUsers.pattern,
      icon: 'users',
      order: 80,
    },
    {
      label: { en: adminWords.en.registrations, es: adminWords.es.registrations },
      to: paths.registrations.pattern,
      icon: 'user-plus',
      order: 85,
    },
    {
      label: { en: commonWords.en.agencies, es: commonWords.es.agencies },
      to: paths.agencies.pattern,
      icon: 'building',
      order: 90,
    },
    {
      label: { en: adminWords.en.cities, es: adminWords.es.cities },
      to: paths.cities.pattern,
      icon: 'map-marker',
      order: 92,
    },
    {
      label: { en: adminWords.en.agencyTokens, es: adminWords.es.agencyTokens },
      to: paths.agencyTokens.pattern,
      icon: 'key',
      order: 94,
    },
    {
      label: { en: adminWords.en.webhooks, es: adminWords.es.webhooks },
      to: paths.webhooks.pattern,
      icon: 'send',
      order: 94.5,
    },
    {
      label: { en: adminWords.en.audit, es: adminWords.es.audit },
      to: paths.audit.pattern,
      icon: 'history',
      order: 95,
    },
  ],
};
