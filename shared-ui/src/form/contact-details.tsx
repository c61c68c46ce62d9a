import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { put, useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, LoadState } from 'shared-ui/ui';
import type { Contact, ContactKind } from 'shared-domain';
import { ContactDialog } from './contact-dialog.tsx';
import { contactTexts } from './contact-texts.ts';
import { contactQuery, loadContact } from './contact.resource.ts';

type ContactDetailsProps = {
  kind: ContactKind;
  id: number;
  /** Called after a correction: the options that name the contact are others then. */
  onSaved: () => void;
};

const PARTS = ['name', 'agency', 'phone', 'email'] as const;

/** How a chosen provider or requester is reached, with the way to correct it. */
export function ContactDetails({ kind, id, onSaved }: ContactDetailsProps) {
  const t = useTexts(contactTexts);
  const asked = contactQuery(kind, id);
  const { load, reload } = useLoaded(asked);
  return (
    <section className="cx-contact" aria-label={t(kind)}>
      <LoadState load={load} retry={reload}>
        {(contact) => (
          <>
            <dl>
              {PARTS.map((part) => (
                <Part key={part} label={t(part)} value={contact[part] ?? t('notGiven')} />
              ))}
            </dl>
            <Correct
              kind={kind}
              contact={contact}
              onFailed={() => void reload()}
              onSaved={(saved) => {
                void put(asked, saved);
                onSaved();
              }}
            />
          </>
        )}
      </LoadState>
    </section>
  );
}

function Part({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

type CorrectProps = {
  kind: ContactKind;
  contact: Contact;
  onFailed: () => void;
  onSaved: (contact: Contact) => void;
};

/** The button and the dialog it opens, over the contact as it is stored by then. */
function Correct({ kind, contact, onFailed, onSaved }: CorrectProps) {
  const t = useTexts(contactTexts);
  const { notify } = useServices();
  const [opening, setOpening] = useState(false);
  const [current, setCurrent] = useState<Contact | null>(null);
  const open = async () => {
    setOpening(true);
    try {
      setCurrent(await loadContact(kind, contact.id));
    } catch {
      onFailed();
    }
    setOpening(false);
  };
  return (
    <>
      <Button
        severity="outlined"
        size="small"
        loading={opening}
        aria-label={t('correctOf', { name: contact.name })}
        onClick={() => void open()}
      >
        {t('correct')}
      </Button>
      {current && (
        <ContactDialog
          kind={kind}
          contact={current}
          onClose={() => setCurrent(null)}
          onSaved={(saved) => {
            setCurrent(null);
            notify('success', t('saved', { name: saved.name }));
            onSaved(saved);
          }}
        />
      )}
    </>
  );
}
