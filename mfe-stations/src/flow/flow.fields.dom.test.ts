import { fieldsOf } from 'shared-domain/fields';
import { missingFlowFields, VENDOR, type CodeOption, type FlowOptions } from 'shared-domain';
import { faultsOf, schemaOf } from 'shared-ui/form';
import { FLOW_FIELDS, flowFieldsOf, type FlowLookups } from './flow.fields.ts';
import { emptyFlow, toRequest, type FlowField, type FlowValues } from './flow.record.ts';

const faults = (values: FlowValues, draft = false) =>
  faultsOf(schemaOf(flowFieldsOf(values), { draft }), values);
const codes = (...list: string[]): CodeOption[] => list.map((code) => ({ code, label: code }));
const options = new Proxy({} as FlowOptions, {
  get: () => codes('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
});
const lookups: FlowLookups = { options, funcClass: '4U', counted: false, draft: false, predicting: false };
const complete: FlowValues = {
  ...emptyFlow,
  name: 'Bikes',
  vendor: VENDOR.trafx,
  count_method: '3',
  count_type: '2',
  travel_direction: '1',
  sensor_type: 'LI',
};
const isDisabled = (field: FlowField, setting: Partial<FlowLookups>, values = complete) =>
  flowFieldsOf(values)[field]?.disabled?.(values, { ...lookups, ...setting }) ?? false;

test('a complete flow has no faults, an empty one of a draft none either', () => {
  expect(faults(complete)).toEqual({});
  expect(faults(emptyFlow, true)).toEqual({});
});

test.each<string | null>([null, VENDOR.trafx, VENDOR.ecoCounter])(
  'what the form requires for vendor %s is what a flow must have to be published',
  (vendor) => {
    const values = { ...emptyFlow, vendor };
    const fields = Object.keys(faults(values)) as FlowField[];
    expect(
      fields.map((field) => fieldsOf('flow').find(({ name }) => name === field)?.request ?? '').toSorted(),
    ).toEqual(missingFlowFields(toRequest(values)).toSorted());
  },
);

test.each([
  [15, undefined],
  [0, undefined],
  [1440, undefined],
  [1441, 'invalidInterval'],
  [-1, 'invalidInterval'],
  [2.5, 'invalidInterval'],
])('a count interval of %s is answered by %s', (count_interval, fault) => {
  expect(faults({ ...complete, count_interval })['count_interval']).toBe(fault);
});

test('the ID is typed for Eco-Counter and made for the others', () => {
  const eco = { ...complete, vendor: VENDOR.ecoCounter };
  expect(flowFieldsOf(eco).eco_id?.label).toBe('ecoId');
  expect(isDisabled('eco_id', {}, eco)).toBe(false);
  expect(flowFieldsOf(complete).eco_id?.label).toBe('flowId');
  expect(isDisabled('eco_id', {})).toBe(true);
});

test('travel direction and sensor type can not be chosen while they are being predicted', () => {
  const held = FLOW_FIELDS.filter(
    (field) => isDisabled(field, { predicting: true }) && !isDisabled(field, {}),
  );
  expect(held).toEqual(['travel_direction', 'sensor_type']);
});

test.each([
  ['4U', '12345678'],
  ['8U', '09'],
  [null, '12345678'],
])('on a road of class %s the directions of route are %s', (funcClass, offered) => {
  const spec = flowFieldsOf(complete).direction_of_route;
  const list = spec && 'options' in spec ? spec.options(complete, { ...lookups, funcClass }) : [];
  expect(list.map(({ code }) => code).join('')).toBe(offered);
});

test('the ID of the vendor goes when another vendor is chosen', () => {
  const eco = { ...complete, vendor: VENDOR.ecoCounter, eco_id: '101' };
  const { vendor } = flowFieldsOf(eco);
  expect(vendor?.sets?.({ ...eco, vendor: VENDOR.trafx }, eco, lookups)).toEqual({
    eco_id: '',
    eco_name: '',
  });
  expect(vendor?.sets?.(eco, complete, lookups)).toEqual({});
});
