import { useTexts } from 'shared-ui/i18n';
import { DataTable } from 'shared-ui/table';
import { federationTexts } from '../../federation/texts.ts';
import type { PackageLine, PartLine } from './diagnostics.rules.ts';

/** The parts of the page: version, contract, how far each has come and how long it took. */
export function PartsTable({ parts }: { parts: PartLine[] }) {
  const t = useTexts(federationTexts);
  return (
    <DataTable
      plain
      label={t('partsTable')}
      rows={parts}
      rowKey="name"
      empty={t('partsEmpty')}
      columns={[
        { field: 'name', header: t('part'), value: ({ name }) => name, rowHeader: true },
        { field: 'version', header: t('version'), value: ({ version }) => version },
        { field: 'contract', header: t('needs'), value: ({ contract }) => contract },
        { field: 'state', header: t('state'), value: ({ state }) => t(`states_${state}`) },
        {
          field: 'ms',
          header: t('loadTime'),
          value: ({ record }) => record?.ms ?? null,
          cell: ({ record }) => (record?.ms == null ? '–' : `${record.ms} ms`),
          align: 'end',
        },
        { field: 'entry', header: t('from'), value: ({ entry }) => entry },
      ]}
    />
  );
}

/** The packages that the parts share, and whose copy is in use. */
export function PackagesTable({ packages }: { packages: PackageLine[] }) {
  const t = useTexts(federationTexts);
  return (
    <DataTable
      plain
      label={t('packagesTable')}
      rows={packages.map((line) => ({ ...line, key: `${line.name} ${line.version}` }))}
      rowKey="key"
      empty={t('packagesEmpty')}
      columns={[
        { field: 'name', header: t('package'), value: ({ name }) => name, rowHeader: true },
        { field: 'version', header: t('version'), value: ({ version }) => version },
        { field: 'from', header: t('provider'), value: ({ from }) => from },
        { field: 'usedBy', header: t('usedBy'), value: ({ usedBy }) => usedBy.join(', ') },
      ]}
    />
  );
}
