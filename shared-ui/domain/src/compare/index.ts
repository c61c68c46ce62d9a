export * from './comparison.ts';
export * from './station-group.ts';
export * from './station-group.rules.ts';
export * from './compare-address.rules.ts';
export * from './compare-bins.rules.ts';
export * from './compare-forms.rules.ts';
export * from './compare-period.rules.ts';
export * from './saved-comparison.rules.ts';
