import { useState } from 'react';
import { dateFormat } from 'shared-domain/texts';
import { keptTogether, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { refusedAsk } from '../federation/asked.ts';
import { hotness } from '../federation/hot.ts';
import { setWithout, useLive } from '../federation/live.ts';
import { setOverride } from '../federation/kept-override.ts';
import { setPreview } from '../federation/preview.ts';
import { federationTexts } from '../federation/texts.ts';
import type { KnownRegistry } from '../federation/use-registry.ts';

function Notice({ text, act, onAct }: { text: string; act: string; onAct: () => unknown }) {
  return (
    <div className="sh-notice is-override">
      <Icon name="wrench" />
      <p>{text}</p>
      <Button severity="outlined" size="small" onClick={onAct}>
        {act}
      </Button>
    </div>
  );
}

type Props = { registry: KnownRegistry | null; mayLeave: () => Promise<boolean> };
type WithReset = Pick<Props, 'mayLeave'>;

/** Ends it, and loads the page anew: a page holds one copy of a remote. */
const useReset = (mayLeave: Props['mayLeave'], end: () => void) => async () => {
  if (!(await mayLeave())) return;
  end();
  window.location.reload();
};

function OverrideNotice({
  override,
  mayLeave,
}: WithReset & { override: NonNullable<KnownRegistry['override']> }) {
  const t = useTexts(federationTexts);
  const [language] = useLanguage();
  const { name, origin, until, failed, isForbidden } = override;
  const time = keptTogether(dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(until));
  const text = () => {
    if (isForbidden) return t('overrideForbidden', { name, origin });
    if (failed !== null) return t('overrideFailed', { name, origin, reason: failed });
    const hot = hotness();
    const taken = t('override', { name, origin, time });
    if (hot?.way !== 'reload') return taken;
    return `${taken} ${hot.react ? t('overrideOtherReact', hot.react) : t('overrideReloads')}`;
  };
  return <Notice text={text()} act={t('reset')} onAct={useReset(mayLeave, () => setOverride(null))} />;
}

function PreviewNotice({
  preview,
  mayLeave,
}: WithReset & { preview: NonNullable<KnownRegistry['preview']> }) {
  const t = useTexts(federationTexts);
  const { name, version, failed, isForbidden } = preview;
  const text = () => {
    if (isForbidden) return t('previewForbidden', { name, version });
    return failed === null
      ? t('preview', { name, version })
      : t('previewFailed', { name, version, reason: failed });
  };
  return <Notice text={text()} act={t('reset')} onAct={useReset(mayLeave, () => setPreview(null))} />;
}

/** What makes this tab another than everybody's, all the time that it does, and what its address asked for in vain. */
export function BroughtNotices({ registry, mayLeave }: Props) {
  const t = useTexts(federationTexts);
  const { without } = useLive();
  const [refused, setRefused] = useState(refusedAsk);
  return (
    <>
      {refused ? (
        <Notice
          text={t(`refused_${refused.why}`, { text: refused.text })}
          act={t('close')}
          onAct={() => setRefused(null)}
        />
      ) : null}
      {registry?.override ? <OverrideNotice override={registry.override} mayLeave={mayLeave} /> : null}
      {registry?.preview ? <PreviewNotice preview={registry.preview} mayLeave={mayLeave} /> : null}
      {without.map((name) => (
        <Notice
          key={name}
          text={t('withoutNotice', { name })}
          act={t('reset')}
          onAct={() => setWithout(name, false)}
        />
      ))}
    </>
  );
}
