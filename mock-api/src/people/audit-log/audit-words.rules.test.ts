import { migrations } from '../../host/schema/migrations/index.ts';
import { auditText } from './audit-words.rules.ts';
import { actionLabels, actionTexts } from '../audit/texts.ts';

test.each([
  ['user.add', { name: 'Nora', email: 'nora@x.example' }, 'Added the user Nora (nora@x.example).'],
  [
    'user.update',
    { before: { name: 'Ada', admin: 'no' }, after: { name: 'Ada', admin: 'yes' } },
    'Changed the user Ada: admin no → yes.',
  ],
  ['user.update', { before: { name: 'Ada' }, after: { name: 'Ada' } }, 'Changed the user Ada: nothing.'],
  [
    'agency.update',
    { before: { name: 'A', txdot_districts: [14] }, after: { name: 'A', txdot_districts: [14, 15] } },
    'Changed the agency A: districts 14 → 14, 15.',
  ],
  ['station.update', { fields: ['street_or_trail_name'] }, 'Changed the station: Street/Trail Name.'],
  [
    'draft.update',
    { station_name: 'Waller Creek', fields: ['neighborhood', 'channels'] },
    'Changed the draft Waller Creek: City Area, Channels.',
  ],
  ['counts.update', { updated: 35040 }, 'Changed the suspect or note of 35,040 counts.'],
  ['counts.exported', { rows: 12, stations: ['AU0001', 'AU0002'] }, 'Exported 12 rows of AU0001, AU0002.'],
  [
    'session.sign-in-failed',
    { accounts: ['a_b@c.org'], address: '1.2.3.4', times: 2 },
    'Tried to sign in as a_b@c.org from 1.2.3.4 and failed. Tries: 2.',
  ],
  ['draft.delete', {}, 'Deleted the draft –.'],
  [
    'closure.add',
    { from: '2026-12-01', until: '2026-12-20', reason: 'Works' },
    'Closed the station by plan from Dec 1, 2026 to Dec 20, 2026. Reason: Works',
  ],
  [
    'counts.certified',
    { counts: 2880, first: '2026-01-01 00:00:00', last: '2026-03-01 23:00:00' },
    'Certified 2,880 counts from Jan 1, 2026, 12:00 AM to Mar 1, 2026, 11:00 PM.',
  ],
  [
    'outage.add',
    { from: '2026-03-08 02:30', reason: 'Works' },
    'Entered an outage from Mar 8, 2026, 2:30 AM on: Works',
  ],
  ['outage.split', { at: '2026-10-02 12:00' }, 'Split an outage at Oct 2, 2026, 12:00 PM.'],
  [
    'campaign.open',
    { campaign: 'Winter', stations: 1200 },
    'Opened the campaign Winter with 1,200 stations.',
  ],
  [
    'campaign.close',
    { campaign: 'Winter', left: 1, reason: 'The year is over' },
    'Closed the campaign Winter; 1 station was not done. The year is over',
  ],
  ['draft.delete', { station_name: '2026-13-45' }, 'Deleted the draft 2026-13-45.'],
  ['toString', {}, 'toString'],
])('%s of %j says "%s"', (action, detail, text) => expect(auditText(action, detail, 'en')).toBe(text));

test.each([
  ['digest.choose', { wanted: 'monthly' }, 'Eligió el correo sobre la red: el primer lunes de cada mes.'],
  ['digest.choose', {}, 'Eligió el correo sobre la red: –.'],
  [
    'automatic-import.choose',
    { rhythm: 'every 6 hours' },
    'Eligió el horario de la importación automática: cada 6 horas.',
  ],
  [
    'equipment.change-add',
    { date: '2026-11-02', part: 'battery', from: null, to: null },
    'Anotó lo que se cambió en un contador de allí el 2 nov 2026: la batería – → –',
  ],
  ['second-factor.used', { method: 'passkey' }, 'Inició sesión con un segundo factor: una llave de acceso.'],
])('%s of %j says in Spanish what its code means', (action, detail, text) =>
  expect(auditText(action, detail, 'es')).toBe(text),
);

test.each(Object.keys(actionTexts.en) as (keyof typeof actionTexts.en)[])(
  '%s uses the same values in Spanish',
  (action) => {
    const names = (text: string) => new Set(text.match(/\{[\w.]+\}/g));
    const [en, es] = [actionTexts.en[action], actionTexts.es[action]];
    expect(names(es)).toEqual(names(en));
    expect(es).not.toBe(en);
    expect([actionLabels.en, actionLabels.es].map((labels) => labels[action])).not.toContain(undefined);
  },
);

test('numbers and fields are told in Spanish', () => {
  const detail = { before: { name: 'Ada', email: 'a@b.c' }, after: { name: 'Ada', email: 'd@e.f' } };
  expect(auditText('user.update', detail, 'es')).toBe(
    'Modificó al usuario Ada: correo electrónico a@b.c → d@e.f.',
  );
});

test('every action that a migration notes has its words; those of the code do not compile without', () => {
  const noted = migrations.flatMap(({ sql }) =>
    [sql]
      .flat()
      .join('\n')
      .split('insert into audit_log')
      .slice(1)
      .flatMap((rest) => /'([a-z-]+\.[a-z-]+)'/.exec(rest)?.[1] ?? []),
  );
  expect(noted).not.toEqual([]);
  expect(noted.filter((action) => !Object.hasOwn(actionTexts.en, action))).toEqual([]);
});
