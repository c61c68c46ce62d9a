import { useTexts } from 'shared-ui/i18n';
import { federationTexts } from '../../federation/texts.ts';
import type { PackageLine, PartLine } from './diagnostics.rules.ts';

/** The parts of the page: version, contract, how far each has come and how long it took. */
export function PartsTable({ parts }: { parts: PartLine[] }) {
  const t = useTexts(federationTexts);
  if (parts.length === 0) return <p>{t('partsEmpty')}</p>;
  return (
    <div className="sh-scroll" tabIndex={0} role="group" aria-label={t('parts')}>
      <table className="sh-table" aria-label={t('parts')}>
        <thead>
          <tr>
            {(['part', 'version', 'needs', 'state', 'loadTime', 'from'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, version, contract, state, record, entry }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{contract}</td>
              <td>{t(`states_${state}`)}</td>
              <td className="cx-num">{record?.ms == null ? '–' : `${record.ms} ms`}</td>
              <td>{entry}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The packages that the parts share, and whose copy is in use. */
export function PackagesTable({ packages }: { packages: PackageLine[] }) {
  const t = useTexts(federationTexts);
  if (packages.length === 0) return <p>{t('packagesEmpty')}</p>;
  return (
    <div className="sh-scroll" tabIndex={0} role="group" aria-label={t('packages')}>
      <table className="sh-table" aria-label={t('packages')}>
        <thead>
          <tr>
            {(['package', 'version', 'provider', 'usedBy'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, from, usedBy }) => (
            <tr key={name + version}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{from}</td>
              <td>{usedBy.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
