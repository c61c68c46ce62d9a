/** Whether a validation is this person's own, whatever they were called then; of older ones the name alone is known. */
export const isOwnWord = (
  said: { validated_user: number | null; validated_by: string | null },
  person: { id: number; name: string },
): boolean =>
  said.validated_user === null ? said.validated_by === person.name : said.validated_user === person.id;

/** Whether what somebody said of counts still holds: nobody has brought others, taken some back or reopened any since, or at that moment. */
export const stillHolds = (saidAt: string | null, renewedAt: string | null): boolean =>
  saidAt !== null && (renewedAt === null || Date.parse(saidAt) > Date.parse(renewedAt));
