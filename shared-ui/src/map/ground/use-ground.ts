import { useEffect, useState } from 'react';
import { COUNTIES_FROM } from './labels.rules.ts';
import { unpacked, type Ground } from './ground.rules.ts';

/** Once fetched, each is kept for all maps of the page. */
const kept: { wide?: Promise<Ground>; near?: Promise<Ground> } = {};
const wide = () => (kept.wide ??= import('./wide.made.ts').then(({ made }) => unpacked(made)));
const near = () => (kept.near ??= import('./near.made.ts').then(({ made }) => unpacked(made)));

/** From this scale on, in pixels a map unit, the exact ground is fetched and shown. */
const NEAR_FROM = COUNTIES_FROM;

/** How long somebody looks nearer before the exact ground is fetched, in milliseconds: it is as large as a screen's code. */
const REST_MS = 1500;

/**
 * The ground for a scale, null until it has come: the wide one at once, the exact one when somebody has looked nearer for a
 * while, so that it stands in the way of nobody who only passes, and the wide one until then. A ground that can't be fetched is asked for again at the next look; the markers stand without.
 */
export function useGround(scale: number): Ground | null {
  const [grounds, setGrounds] = useState<{ wide?: Ground; near?: Ground }>({});
  const isNear = scale >= NEAR_FROM;
  useEffect(() => {
    let left = false;
    const take = (name: 'wide' | 'near', ask: () => Promise<Ground>) => {
      ask().then(
        (ground) => left || setGrounds((now) => ({ ...now, [name]: ground })),
        () => delete kept[name],
      );
    };
    take('wide', wide);
    const resting = isNear ? setTimeout(() => take('near', near), kept.near ? 0 : REST_MS) : undefined;
    return () => {
      left = true;
      clearTimeout(resting);
    };
  }, [isNear]);
  return (isNear ? grounds.near : null) ?? grounds.wide ?? null;
}
