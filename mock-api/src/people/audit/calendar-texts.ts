import { catalogue } from 'shared-domain/texts';

/** What entries about the calendar and weather are called. */
export const calendarLabels = catalogue({
  en: {
    'calendar.add': 'Calendar entry added',
    'calendar.update': 'Calendar entry changed',
    'calendar.delete': 'Calendar entry deleted',
    'weather.load': 'Weather loaded',
  },
  es: {
    'calendar.add': 'Entrada del calendario agregada',
    'calendar.update': 'Entrada del calendario modificada',
    'calendar.delete': 'Entrada del calendario eliminada',
    'weather.load': 'Tiempo cargado',
  },
});

/** What such an entry says, where `{name}` stands for what was recorded. */
export const calendarTexts = catalogue({
  en: {
    'calendar.add': 'Entered “{name}” from {from} to {until}.',
    'calendar.update': 'Changed “{name}” to {from} to {until}.',
    'calendar.delete': 'Deleted “{name}” from {from} to {until}.',
    'weather.load': 'Loaded the weather of {site} from {from} to {until}.',
  },
  es: {
    'calendar.add': 'Anotó «{name}» del {from} al {until}.',
    'calendar.update': 'Cambió «{name}» a del {from} al {until}.',
    'calendar.delete': 'Eliminó «{name}» del {from} al {until}.',
    'weather.load': 'Cargó el tiempo de {site} del {from} al {until}.',
  },
});
