import type { StationPhoto } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { pictureQuery } from './photos.resource.ts';
import { photoTexts } from './texts.ts';

/** One pixel that is not to be seen. */
const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

type PhotoImageProps = { stationId: string; photo: StationPhoto; size: 'small' | 'large' };

/** A photo's picture; its room is kept before it is there. */
export function PhotoImage({ stationId, photo, size }: PhotoImageProps) {
  const t = useTexts(photoTexts);
  const { load } = useLoaded(pictureQuery(stationId, photo.id, size));
  const { width, height, caption } = photo;
  const src = load.state === 'loaded' ? load.value : NOTHING_YET;
  const alt = load.state === 'failed' ? t('noPicture') : caption;
  return <img className="station-photo" src={src} alt={alt} width={width} height={height} />;
}
