import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { shareLinkFields } from './share-link.fields.ts';
import { NEW_LINK, toRequest } from './share-link.record.ts';
import { makeShareLink, type MadeShareLink } from './share-links.resource.ts';
import { shareLinkTexts } from './texts.ts';

/** Asks what a new link shows and until when, and makes it. */
export function ShareLinkDialog({
  shows,
  onClose,
  onMade,
}: {
  /** What the link is to show, where somebody came here from it. */
  shows: string;
  onClose: () => void;
  onMade: (made: MadeShareLink) => void;
}) {
  const t = useTexts(shareLinkTexts);
  const form = useFieldForm({
    fields: shareLinkFields,
    t,
    initial: { ...NEW_LINK, shows },
    lookups: null,
    keep: { name: 'share link' },
    onSubmit: async (values) => onMade(await makeShareLink(toRequest(values))),
  });
  return (
    <FormDialog
      form={form}
      title={t('add')}
      accept={t('add')}
      failed={t('failed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['name', 'shows', 'days']} />
    </FormDialog>
  );
}
