import { paths } from 'shared-domain';
import type { RemoteDescriptor } from 'shared-ui/remote';

/** What this remote brings: certified counts as CSV and for TMAS, and annual averages. */
export const descriptor: RemoteDescriptor = {
  name: 'mfe-exports',
  routes: [
    {
      path: paths.exports.pattern,
      access: paths.exports.access,
      layout: 'default',
      title: { en: 'CSV Export', es: 'Exportación CSV' },
    },
    {
      path: paths.tmasExports.pattern,
      access: paths.tmasExports.access,
      layout: 'default',
      title: { en: 'TMAS Exports', es: 'Exportaciones TMAS' },
    },
    {
      path: paths.report.pattern,
      access: paths.report.access,
      layout: 'default',
      title: { en: 'Report', es: 'Informe' },
    },
  ],
  menu: [
    {
      label: { en: 'CSV Export', es: 'Exportación CSV' },
      to: paths.exports.pattern,
      icon: 'download',
      group: 'export',
      order: 70,
    },
    {
      label: { en: 'TMAS Exports', es: 'Exportaciones TMAS' },
      to: paths.tmasExports.pattern,
      icon: 'send',
      group: 'export',
      order: 71,
    },
    {
      label: { en: 'Report', es: 'Informe' },
      to: paths.report.pattern,
      icon: 'chart-bar',
      order: 59,
    },
  ],
};
