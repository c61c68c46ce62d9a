import { dayMarkInWords } from './day-mark.rules.ts';

test.each([
  [
    { kind: 'holiday', known: 'thanksgiving', observed: false },
    'Thanksgiving Day',
    'Día de Acción de Gracias',
  ],
  [
    { kind: 'holiday', known: 'independence', observed: true },
    'Independence Day, observed',
    'Día de la Independencia, día de descanso',
  ],
  [{ kind: 'entry', name: 'Half marathon' }, 'Half marathon', 'Half marathon'],
  [{ kind: 'rain', mm: 31.04 }, 'Rain 31 mm', 'Lluvia 31 mm'],
  [{ kind: 'snow', mm: 2.5 }, 'Snow 2.5 mm', 'Nieve 2.5 mm'],
  [
    { kind: 'equipment', counter: 'Eco-Counter MULTI' },
    'New counter: Eco-Counter MULTI',
    'Contador nuevo: Eco-Counter MULTI',
  ],
  [{ kind: 'visit', reason: 'calibration' }, 'Calibration', 'Calibración'],
  [{ kind: 'visit', reason: 'round' }, 'Visit', 'Visita'],
  [{ kind: 'outage', cause: 'silent', flow: null }, 'Outage', 'Interrupción'],
  [
    { kind: 'outage', cause: 'flow', flow: 'Bikes NB' },
    'Flow Bikes NB without data',
    'Flujo Bikes NB sin datos',
  ],
  [{ kind: 'closure', reason: 'Flood' }, 'Closed by plan: Flood', 'Cerrada según lo previsto: Flood'],
] as const)('%j in both languages', (mark, en, es) => {
  expect([dayMarkInWords(mark, 'en'), dayMarkInWords(mark, 'es')]).toEqual([en, es]);
});
