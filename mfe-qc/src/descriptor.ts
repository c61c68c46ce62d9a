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
      title: { en: 'Quality Control Your Data', es: 'Control de calidad de sus datos' },
    },
    {
      path: paths.validateCounts.pattern,
      access: paths.validateCounts.access,
      layout: 'default',
      title: { en: 'Validate Count Data', es: 'Validar datos de conteo' },
    },
  ],
  menu: [
    {
      label: { en: 'Quality Control', es: 'Control de calidad' },
      to: paths.qualityControl.pattern,
      icon: 'check-square',
      order: 30,
    },
  ],
};
