/** How a certification ended, for whoever looks at it later: why it failed, and what it left to review. */
export const certificationOutcome = [
  'alter table certifications add column failure jsonb',
  'alter table certifications add column left_out jsonb',
];
