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
  [{ kind: 'rain', mm: 31.04 }, 'Rain 1.22 in', 'Lluvia 1.22 pulg.'],
  [{ kind: 'snow', mm: 2.5 }, 'Snow 0.1 in', 'Nieve 0.1 pulg.'],
  [{ kind: 'snow', mm: 1 }, 'A trace of snow', 'Trazas de nieve'],
  [
    { kind: 'equipment', counter: 'Eco-Counter MULTI' },
    'New counter: Eco-Counter MULTI',
    'Contador nuevo: Eco-Counter MULTI',
  ],
  [
    { kind: 'change', what: 'firmware', counter: 'TRAFx 7', to: '4.2' },
    'New firmware: 4.2 (TRAFx 7)',
    'Firmware nuevo: 4.2 (TRAFx 7)',
  ],
  [
    { kind: 'change', what: 'settings', counter: 'TRAFx 7', to: 'Sensitivity 3' },
    'New settings: Sensitivity 3 (TRAFx 7)',
    'Configuración nueva: Sensitivity 3 (TRAFx 7)',
  ],
  [
    { kind: 'change', what: 'battery', counter: 'TRAFx 7', to: null },
    'New battery: TRAFx 7',
    'Batería nueva: TRAFx 7',
  ],
  [
    { kind: 'change', what: 'other', counter: 'TRAFx 7', to: null },
    'Change of the counter: TRAFx 7',
    'Cambio en el contador: TRAFx 7',
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
  const told = (['en', 'es'] as const).map((language) => dayMarkInWords(mark, { language, units: 'us' }));
  expect(told).toEqual([en, es]);
});

test.each([
  [{ kind: 'rain', mm: 31.04 }, 'Rain 31 mm'],
  [{ kind: 'snow', mm: 2.5 }, 'Snow 2.5 mm'],
] as const)('%j where the deployment shows metric units', (mark, told) =>
  expect(dayMarkInWords(mark, { language: 'en', units: 'metric' })).toBe(told),
);
