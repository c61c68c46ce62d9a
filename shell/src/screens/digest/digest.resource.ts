import type { Api } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** Whether one gets the weekly digest, what it would say now, and those that were sent. */
export type OwnDigest = Api['GET /user/digest']['reply'];
export type DigestWish = Pick<OwnDigest, 'wanted' | 'language'>;

/** One's own digest, of whoever is signed in. */
export const digestQuery = (userId: number): Asked<OwnDigest> => ({
  queryKey: ['own digest', userId],
  queryFn: ({ signal }) => call('GET /user/digest', {}, { signal }),
});

/** Says whether one wants it and in which language. */
export async function chooseDigest(userId: number, wish: DigestWish): Promise<void> {
  await call('PUT /user/digest', { body: wish });
  await invalidate(['own digest', userId]);
}
