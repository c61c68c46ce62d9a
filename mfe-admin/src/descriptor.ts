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
      title: { en: 'Authorized Users', es: 'Usuarios autorizados' },
    },
    {
      path: paths.addUser.pattern,
      access: paths.addUser.access,
      layout: 'default',
      title: { en: 'Add User', es: 'Agregar usuario' },
    },
    {
      path: paths.editUser.pattern,
      access: paths.editUser.access,
      layout: 'default',
      title: { en: 'Edit User', es: 'Editar usuario' },
    },
    {
      path: paths.agencies.pattern,
      access: paths.agencies.access,
      layout: 'default',
      title: { en: 'Agencies', es: 'Agencias' },
    },
    {
      path: paths.addAgency.pattern,
      access: paths.addAgency.access,
      layout: 'default',
      title: { en: 'Add Agency', es: 'Agregar agencia' },
    },
    {
      path: paths.cities.pattern,
      access: paths.cities.access,
      layout: 'default',
      title: { en: 'Cities', es: 'Ciudades' },
    },
    {
      path: paths.deployments.pattern,
      access: paths.deployments.access,
      layout: 'default',
      title: { en: 'Deployments', es: 'Despliegues' },
    },
    {
      path: paths.createDeployment.pattern,
      access: paths.createDeployment.access,
      layout: 'default',
      title: { en: 'Add Deployment', es: 'Agregar despliegue' },
    },
    {
      path: paths.editDeployment.pattern,
      access: paths.editDeployment.access,
      layout: 'default',
      title: { en: 'Edit Deployment', es: 'Editar despliegue' },
    },
    {
      path: paths.registrations.pattern,
      access: paths.registrations.access,
      layout: 'default',
      title: { en: 'Registrations', es: 'Solicitudes de registro' },
    },
    {
      path: paths.audit.pattern,
      access: paths.audit.access,
      layout: 'default',
      title: { en: 'Audit', es: 'Auditoría' },
    },
  ],
  menu: [
    {
      label: { en: 'Deployments', es: 'Despliegues' },
      to: paths.deployments.pattern,
      icon: 'calendar',
      order: 55,
    },
    {
      label: { en: 'Authorized Users', es: 'Usuarios autorizados' },
      to: paths.authorizedUsers.pattern,
      icon: 'users',
      order: 80,
    },
    {
      label: { en: 'Registrations', es: 'Solicitudes de registro' },
      to: paths.registrations.pattern,
      icon: 'user-plus',
      order: 85,
    },
    {
      label: { en: 'Agencies', es: 'Agencias' },
      to: paths.agencies.pattern,
      icon: 'building',
      order: 90,
    },
    {
      label: { en: 'Cities', es: 'Ciudades' },
      to: paths.cities.pattern,
      icon: 'map-marker',
      order: 92,
    },
    {
      label: { en: 'Audit', es: 'Auditoría' },
      to: paths.audit.pattern,
      icon: 'history',
      order: 95,
    },
  ],
};
