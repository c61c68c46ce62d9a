import { ContactDetails, FieldGrid } from 'shared-ui/form';
import { NEW_CONTACT } from './contact.record.ts';
import type { StationField } from './station.record.ts';
import type { StationInUse } from './use-station.ts';

type ContactTabProps = { station: StationInUse; names: readonly StationField[] };

/** Who provides the counter and who asked for the counts; one that is chosen can be read and corrected. */
export function ContactTab({ station: { form, onContactSaved }, names }: ContactTabProps) {
  return (['provider', 'requester'] as const).map((kind) => {
    const chosen = form.values[kind];
    return (
      <div key={kind} className="cx-stack">
        <FieldGrid form={form} names={names.filter((name) => name.startsWith(kind))} />
        {chosen !== null && chosen !== NEW_CONTACT && (
          <ContactDetails key={chosen} kind={kind} id={Number(chosen)} onSaved={onContactSaved} />
        )}
      </div>
    );
  });
}
