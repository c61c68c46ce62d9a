export * from './audit-labels.ts';
export type * from './field.ts';
export * from './flow-fields.ts';
export * from './forms.ts';
export * from './shared-fields.ts';
export * from './station-fields.ts';
