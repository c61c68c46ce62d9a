import type { AuditEntry } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Dialog, Fact, Facts } from 'shared-ui/ui';
import type { DetailLine, DetailValue } from './audit-detail.rules.ts';
import { auditFieldTexts } from './field-texts.ts';
import { auditTexts } from './texts.ts';

/** What was recorded of an entry, field by field. */
export function AuditDetailDialog({
  entry,
  lines,
  onClose,
}: {
  entry: AuditEntry;
  lines: DetailLine[];
  onClose: () => void;
}) {
  const t = useTexts(auditTexts);
  return (
    <Dialog title={t('detailTitle')} open wide onClose={onClose}>
      <p>
        <strong>{entry.text}</strong>
      </p>
      <p>{t('byAt', { user: entry.user_name, at: formatDate(entry.at) })}</p>
      <DetailList lines={lines} />
    </Dialog>
  );
}

function DetailList({ lines }: { lines: DetailLine[] }) {
  const t = useTexts(auditTexts);
  const word = useWords();
  return (
    <Facts beside>
      {lines.map((line) => (
        <Fact key={line.field.join('.')} name={line.field.map(word.field).join(' · ')}>
          {'values' in line
            ? word.values(line)
            : t('change', {
                before: word.values({ ...line, values: line.before }),
                after: word.values({ ...line, values: line.after }),
              })}
        </Fact>
      ))}
    </Facts>
  );
}

const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}|$)/;

/** Words fields and values; a field without a text of its own goes by its name. */
function useWords() {
  const t = useTexts(auditTexts);
  const label = useTexts(auditFieldTexts);
  const field = (name: string) =>
    Object.hasOwn(auditFieldTexts.en, name)
      ? label(name as keyof typeof auditFieldTexts.en)
      : name.replaceAll('_', ' ');
  const value = (one: DetailValue): string => {
    if (one === null) return t('none');
    if (typeof one === 'object') return t(`${one.keep}Kept`, { first: one.first, line: one.line });
    if (typeof one === 'boolean') return t(one ? 'yes' : 'no');
    return typeof one === 'string' && DAY_OR_TIME.test(one) ? formatDate(one) : String(one);
  };
  const values = ({ field: path, values: all }: { field: string[]; values: DetailValue[] }) => {
    if (all.length === 0) return t('none');
    // Which fields a save changed is told by their names.
    const isFields = path.at(-1) === 'fields';
    const inWords = (one: DetailValue) => (isFields && typeof one === 'string' ? field(one) : value(one));
    return all.map(inWords).join(', ');
  };
  return { field, values };
}
