import { lazy, Suspense } from 'react';
import { Spinner } from 'shared-ui/ui';
import { loadYearPicture } from './load-picture.ts';
import { PictureEmbed, useEmbed } from './picture-embed.tsx';

const YearPicture = lazy(async () => ({ default: (await loadYearPicture()).YearPicture }));

/** The year as a picture: the built-in one, or the visualization that is configured in its place. */
export function Picture() {
  const embed = useEmbed();
  if (embed) return <PictureEmbed address={embed} />;
  return <Suspense fallback={<Spinner />}>{embed === null ? <YearPicture /> : <Spinner />}</Suspense>;
}
