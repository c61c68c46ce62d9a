import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import type { Contact, ContactKind } from 'shared-domain';
import { contactTexts } from './contact-texts.ts';
import { CONTACT_PARTS, contactFields, noContact, toRequest, toValues } from './contact.fields.ts';
import { loadContact, saveContact } from './contact.resource.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useVersionedForm } from './use-versioned-form.ts';

type ContactDialogProps = {
  kind: ContactKind;
  contact: Contact;
  onClose: () => void;
  onSaved: (contact: Contact) => void;
};

/** Corrects a provider or requester, and says which stations and deployments change with it. */
export function ContactDialog({ kind, contact, onClose, onSaved }: ContactDialogProps) {
  const t = useTexts(contactTexts);
  const { form, record, stale, mergeStale } = useCorrection(kind, contact, onSaved);
  // beside the page, not in it: it may be opened from within a form, and forms don't stand in forms
  return createPortal(
    <FormDialog
      form={form}
      title={t('title')}
      accept={t('save')}
      failed={t('failed')}
      wayOn={
        stale?.merged === null && (
          <Button severity="outlined" onClick={mergeStale}>
            {t('staleLoad')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {stale?.merged && <Alert severity="info">{t('staleMerged')}</Alert>}
      <p>{t('everywhere')}</p>
      <FieldGrid form={form} names={CONTACT_PARTS} />
      <Uses contact={record ?? contact} />
    </FormDialog>,
    document.body,
  );
}

/** The dialog's form; where somebody else was faster it goes on from theirs with what was typed (S10). */
function useCorrection(kind: ContactKind, contact: Contact, onSaved: (contact: Contact) => void) {
  const t = useTexts(contactTexts);
  return useVersionedForm({
    fields: contactFields,
    t,
    lookups: null,
    empty: noContact,
    edited: { record: contact, loadNewer: () => loadContact(kind, contact.id) },
    name: `${kind} ${contact.id}`,
    toForm: toValues,
    send: async (values, { version = contact.version }) => {
      const saved = await saveContact(kind, contact.id, { ...toRequest(values), version });
      onSaved(saved);
      return saved;
    },
  });
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
