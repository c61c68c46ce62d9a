import { catalogue } from './catalogue.ts';

/** What several screens say of comparisons: the comparison's own, the dashboard, a station's page. */
export const comparisonTexts = catalogue({
  en: {
    loading: 'Loading the comparison…',
    share: 'Share by link',
    wayIn: 'in',
    wayOut: 'out',
    wayBoth: 'in and out',
  },
  es: {
    loading: 'Cargando la comparación…',
    share: 'Compartir con un enlace',
    wayIn: 'entrada',
    wayOut: 'salida',
    wayBoth: 'entrada y salida',
  },
});
