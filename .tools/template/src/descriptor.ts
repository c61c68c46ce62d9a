import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings to the shell: no release of the shell is needed for another route or menu item. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-template',
  routes: [
    {
      path: '/template',
      access: 'signedIn',
      layout: 'default',
      title: { en: 'Template', es: 'Template' },
    },
  ],
  menu: [{ label: { en: 'Template', es: 'Template' }, to: '/template', icon: 'box', order: 900 }],
};
