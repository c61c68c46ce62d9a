/** Why somebody had days of a flow filled. */
export const fillReasons = /* sql */ `
alter table flow_fills add column reason text;
`;
