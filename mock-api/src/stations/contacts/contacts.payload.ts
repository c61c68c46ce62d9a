import { isEmail } from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { lineOrNull, singleLine } from '../../platform/http/schemas.ts';
import { texts as accountTexts } from '../../people/account/texts.ts';
import { texts } from './texts.ts';

const LINE_MAX = 120;
const line = () => lineOrNull(LINE_MAX);

/** Path of a contact */
export const contactParams = z.object({
  kind: z.enum(['provider', 'requester']),
  id: z.string().regex(/^\d{1,9}$/),
});
/** PUT /contacts/:kind/:id */
export const contactBody = z.object({
  agency: line(),
  name: singleLine(LINE_MAX).min(1, said(texts.nameRequired)),
  phone: line(),
  email: line().refine((address) => address === null || isEmail(address), said(accountTexts.invalidEmail)),
  version: z.int().min(1).optional(),
});

const text = z.string().nullable();

/** A contact as both calls answer it */
export const contact = z.strictObject({
  id: z.int(),
  agency: text,
  name: z.string(),
  phone: text,
  email: text,
  version: z.int(),
  stations: z.array(z.strictObject({ id: z.int(), station_id_tmg: text, station_name: z.string() })),
  deployments: z.array(z.strictObject({ id: z.int(), name: z.string() })),
});
