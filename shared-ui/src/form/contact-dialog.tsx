import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import type { Contact, ContactKind } from 'shared-domain';
import { contactTexts } from './contact-texts.ts';
import { CONTACT_PARTS, contactFields, toRequest, toValues } from './contact.fields.ts';
import { loadContact, saveContact } from './contact.resource.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormDialog } from './form-dialog.tsx';
import { mergeNewer } from './merge.rules.ts';
import { useFieldForm } from './use-field-form.ts';

type ContactDialogProps = {
  kind: ContactKind;
  contact: Contact;
  onClose: () => void;
  onSaved: (contact: Contact) => void;
};

/** Corrects a provider or requester, and says which stations and deployments change with it. */
export function ContactDialog({ kind, contact, onClose, onSaved }: ContactDialogProps) {
  const t = useTexts(contactTexts);
  const { form, basis, newer, takeNewer, isMerged } = useCorrection(kind, contact, onSaved);
  // beside the page, not in it: it may be opened from within a form, and forms don't stand in forms
  return createPortal(
    <FormDialog
      form={form}
      title={t('title')}
      accept={t('save')}
      failed={t('failed')}
      wayOn={
        newer && (
          <Button severity="outlined" onClick={takeNewer}>
            {t('staleLoad')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {isMerged && <Alert severity="info">{t('staleMerged')}</Alert>}
      <p>{t('everywhere')}</p>
      <FieldGrid form={form} names={CONTACT_PARTS} />
      <Uses contact={basis} />
    </FormDialog>,
    document.body,
  );
}

/** The dialog's form; where somebody else was faster it goes on from theirs with what was typed (S10). */
function useCorrection(kind: ContactKind, contact: Contact, onSaved: (contact: Contact) => void) {
  const t = useTexts(contactTexts);
  const [initial] = useState(() => toValues(contact));
  const [basis, setBasis] = useState(contact);
  const [newer, setNewer] = useState<Contact | null>(null);
  const [isMerged, setMerged] = useState(false);
  const form = useFieldForm({
    fields: contactFields,
    t,
    initial,
    lookups: null,
    keep: { name: `${kind} ${contact.id}` },
    onSubmit: async (values) => {
      setNewer(null);
      setMerged(false);
      try {
        onSaved(await saveContact(kind, basis.id, { ...toRequest(values), version: basis.version }));
      } catch (error) {
        // without the newer one the refusal's own sentence is shown
        if (error instanceof ApiError && error.status === 409) {
          setNewer(await loadContact(kind, contact.id).catch(() => null));
        }
        throw error;
      }
    },
  });
  const takeNewer = () => {
    if (!newer) return;
    const theirs = toValues(newer);
    const { values } = mergeNewer(toValues(basis), form.values, theirs);
    form.reset(theirs);
    form.change(values);
    setBasis(newer);
    setNewer(null);
    setMerged(true);
  };
  return { form, basis, newer, takeNewer, isMerged };
}

function Uses({ contact: { stations, deployments } }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  if (stations.length + deployments.length === 0) return <p>{t('unused')}</p>;
  return (
    <>
      {stations.length > 0 && (
        <Named
          title={t('stations', { count: stations.length })}
          entries={stations.map(({ id, station_id_tmg, station_name: name }) => ({
            id,
            name: station_id_tmg === null ? t('draft', { name }) : `${station_id_tmg} ${name}`,
          }))}
        />
      )}
      {deployments.length > 0 && (
        <Named title={t('deployments', { count: deployments.length })} entries={deployments} />
      )}
    </>
  );
}

function Named({ title, entries }: { title: string; entries: { id: number; name: string }[] }) {
  const id = useId();
  return (
    <div>
      <p id={id}>{title}</p>
      <ul className="cx-contact-uses" aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.id}>{entry.name}</li>
        ))}
      </ul>
    </div>
  );
}
