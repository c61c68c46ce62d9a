import type { Publication, StationFigures } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Card, Fact, Facts, usePrinting } from 'shared-ui/ui';
import { PrintedNotes } from './printed-notes.tsx';
import { printedTexts } from './printed.texts.ts';

/** Whose figures a printed page shows; who printed it when stands on every page. On a screen nothing of it is there. */
export function PrintedHead({ agency }: { agency: string | null }) {
  const t = useTexts(printedTexts);
  const at = usePrinting();
  if (!at || agency === null) return null;
  return (
    <Facts beside>
      <Fact name={t('agency')}>{agency}</Fact>
    </Facts>
  );
}

/** What a station's figures rest on, at the end of its printed page; on a screen its dialogs tell it. */
export function PrintedFoot(props: {
  figures: StationFigures;
  agency: string | null;
  publications: readonly Publication[] | null;
}) {
  const t = useTexts(printedTexts);
  const at = usePrinting();
  if (!at) return null;
  const certified = props.figures.flows.map(({ name, sufficiency: { days, days_of_year: of } }) =>
    t('certifiedDays', { flow: name, days, of }),
  );
  return (
    <Card>
      <PrintedNotes
        agencies={props.agency ?? t('agenciesNamed')}
        publications={props.publications}
        certified={certified.join('; ')}
      />
    </Card>
  );
}
