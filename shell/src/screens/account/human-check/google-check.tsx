import { useEffect, useEffectEvent, useRef } from 'react';
import { useLoad } from 'shared-ui/api';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Spinner, useTheme } from 'shared-ui/ui';
import { loadRecaptcha, type Recaptcha } from './google-recaptcha.ts';
import { humanCheckTexts } from './texts.ts';

/** Google's reCAPTCHA, where a site key is configured. */
export function GoogleCheck({
  siteKey,
  onToken,
}: {
  siteKey: string;
  onToken: (token: string | null) => void;
}) {
  const t = useTexts(humanCheckTexts);
  const [language] = useLanguage();
  const { load, reload } = useLoad(() => loadRecaptcha(language), []);
  if (load.state === 'loading') return <Spinner label={t('loading')} />;
  if (load.state === 'failed')
    return (
      <Alert severity="danger">
        <p>{t('failed')}</p>
        <Button severity="outlined" size="small" onClick={reload}>
          {t('retry')}
        </Button>
      </Alert>
    );
  return <Widget recaptcha={load.value} siteKey={siteKey} onToken={onToken} />;
}

function Widget({
  recaptcha,
  siteKey,
  onToken,
}: {
  recaptcha: Recaptcha;
  siteKey: string;
  onToken: (token: string | null) => void;
}) {
  const t = useTexts(humanCheckTexts);
  const { theme } = useTheme();
  const place = useRef<HTMLFieldSetElement>(null);
  const give = useEffectEvent(onToken);
  const render = useEffectEvent((into: HTMLElement) => {
    recaptcha.render(into, {
      sitekey: siteKey,
      size: 'normal',
      theme,
      callback: (token) => give(token),
      'expired-callback': () => give(null),
      'error-callback': () => give(null),
    });
  });
  useEffect(() => {
    // Google's widget fills an element of its own, once
    const box = document.createElement('div');
    place.current?.append(box);
    render(box);
    return () => box.remove();
  }, []);
  return <fieldset ref={place} aria-label={t('google')} className="sh-human" />;
}
