import { formatPercent, pick, useLanguage, useTexts } from 'shared-ui/i18n';
import type { Refused, SwitchedOff } from 'shared-ui/remote';
import { DataTable } from 'shared-ui/table';
import { Button } from 'shared-ui/ui';
import { setWithout } from '../../federation/live.ts';
import { federationTexts } from '../../federation/texts.ts';
import type { PackageLine, PartLine } from './diagnostics.rules.ts';

function TabSwitch({ name, isOff }: { name: string; isOff: boolean }) {
  const t = useTexts(federationTexts);
  return (
    <Button
      severity="outlined"
      size="small"
      aria-label={t(isOff ? 'switchOnOf' : 'switchOffOf', { name })}
      onClick={() => setWithout(name, !isOff)}
    >
      {t(isOff ? 'switchOnHere' : 'switchOff')}
    </Button>
  );
}

/** The parts of the page: version, contract, how far each has come and how long it took; a switch for this tab. */
export function PartsTable({ parts }: { parts: PartLine[] }) {
  const t = useTexts(federationTexts);
  const originText = ({ origin, share }: PartLine) =>
    t(`origins_${origin}`, { share: formatPercent(share ?? 0) });
  return (
    <DataTable
      plain
      label={t('partsTable')}
      tools="diagnostics-parts"
      rows={parts}
      rowKey="name"
      empty={t('partsEmpty')}
      columns={[
        { field: 'name', header: t('part'), value: ({ name }) => name, rowHeader: true },
        { field: 'version', header: t('version'), value: ({ version }) => version },
        { field: 'origin', header: t('origin'), value: originText },
        { field: 'contract', header: t('needs'), value: ({ contract }) => contract },
        { field: 'state', header: t('state'), value: ({ state }) => t(`states_${state}`), leads: true },
        {
          field: 'ms',
          header: t('loadTime'),
          value: ({ record }) => record?.ms ?? null,
          cell: ({ record }) => (record?.ms == null ? '–' : `${record.ms} ms`),
          align: 'end',
        },
        { field: 'entry', header: t('from'), value: ({ entry }) => entry },
        {
          field: 'switch',
          header: t('inThisTab'),
          value: ({ state }) => (state === 'offHere' ? 1 : 0),
          cell: ({ name, state }) =>
            name === 'shell' ? '–' : <TabSwitch name={name} isOff={state === 'offHere'} />,
        },
      ]}
    />
  );
}

/** The releases that are not used, why, and which is used in their place. */
export function RefusedTable({ refused }: { refused: Refused[] }) {
  const t = useTexts(federationTexts);
  return (
    <DataTable
      plain
      label={t('refusedTable')}
      tools="diagnostics-refused"
      rows={refused.map((line, index) => ({ ...line, key: index }))}
      rowKey="key"
      empty=""
      columns={[
        { field: 'name', header: t('part'), value: ({ name }) => name, rowHeader: true },
        { field: 'version', header: t('version'), value: ({ version }) => version ?? '–' },
        { field: 'reason', header: t('reason'), value: ({ reason }) => reason, leads: true },
        { field: 'instead', header: t('instead'), value: ({ instead }) => instead ?? '–' },
      ]}
    />
  );
}

/** The parts that are off for everybody, and why. */
export function OffTable({ off }: { off: (SwitchedOff & { name: string })[] }) {
  const t = useTexts(federationTexts);
  const [language] = useLanguage();
  return (
    <DataTable
      plain
      label={t('offTable')}
      tools="diagnostics-off"
      rows={off}
      rowKey="name"
      empty=""
      columns={[
        { field: 'name', header: t('part'), value: ({ name }) => name, rowHeader: true },
        {
          field: 'why',
          header: t('reason'),
          value: ({ why, whyEs = why }) => pick({ en: why, es: whyEs }, language),
          leads: true,
        },
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
      tools="diagnostics-packages"
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
