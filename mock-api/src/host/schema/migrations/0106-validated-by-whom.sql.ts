/** Whose word a validation is, by person: a name may be changed, or be that of two people. It stays when the account goes. */
export const validatedByWhom = /* sql */ `
alter table campaign_stations add column validated_user int;
`;
