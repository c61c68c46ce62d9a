import { paths } from 'shared-ui/domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings: the screen that takes count files. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-imports',
  routes: [
    {
      path: paths.importCounts.pattern,
      access: 'signedIn',
      layout: 'default',
      title: { en: 'Upload Count Data', es: 'Cargar datos de conteo' },
    },
  ],
  menu: [
    {
      label: { en: 'Upload Count Data', es: 'Cargar datos de conteo' },
      to: paths.importCounts.pattern,
      icon: 'upload',
      group: 'import',
      order: 20,
    },
  ],
};
