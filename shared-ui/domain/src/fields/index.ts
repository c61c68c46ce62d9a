export * from './audit-labels.ts';
export type * from './field.ts';
export * from './flow-fields.ts';
export * from './forms.ts';
export { countPurposeName, streetName } from './names.ts';
export * from './shared-fields.ts';
export * from './station-fields.ts';
