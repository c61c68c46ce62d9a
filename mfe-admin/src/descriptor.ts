import { paths } from 'shared-ui/domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings to the shell: people and agencies. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-admin',
  routes: [
    {
      path: paths.authorizedUsers.pattern,
      access: 'admin',
      layout: 'default',
      title: { en: 'Authorized Users', es: 'Usuarios autorizados' },
    },
    {
      path: paths.addUser.pattern,
      access: 'admin',
      layout: 'default',
      title: { en: 'Add User', es: 'Agregar usuario' },
    },
    {
      path: paths.editUser.pattern,
      access: 'admin',
      layout: 'default',
      title: { en: 'Edit User', es: 'Editar usuario' },
    },
    {
      path: paths.agencies.pattern,
      access: 'superAdmin',
      layout: 'default',
      title: { en: 'Agencies', es: 'Agencias' },
    },
  ],
  menu: [
    {
      label: { en: 'Authorized Users', es: 'Usuarios autorizados' },
      to: paths.authorizedUsers.pattern,
      icon: 'users',
      order: 80,
    },
    {
      label: { en: 'Agencies', es: 'Agencias' },
      to: paths.agencies.pattern,
      icon: 'building',
      order: 90,
    },
  ],
};
