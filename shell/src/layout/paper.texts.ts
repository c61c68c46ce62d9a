import { catalogue } from 'shared-ui/i18n';

/** What stands on paper alone. */
export const paperTexts = catalogue({
  en: { printed: 'Count Exchange. Printed by {who}, {agency}, {when}.' },
  es: { printed: 'Count Exchange. Impreso por {who}, {agency}, {when}.' },
});
