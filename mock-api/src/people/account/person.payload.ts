import { isEmail } from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { texts } from './texts.ts';

/** A person's name. */
export const personName = z.string().trim().min(1, said(texts.nameRequired)).max(200);
/** An e-mail address. */
export const emailAddress = z.string().trim().max(320).refine(isEmail, said(texts.invalidEmail));
/** How many sessions were ended. */
export const sessionsEnded = z.strictObject({ success: z.literal(true), ended: z.int() });
