import { useRef, useState } from 'react';
import { isNearTexas, type Coordinates } from 'shared-domain';
import { isSamePlace } from './place.rules.ts';

type Setting = {
  place: Coordinates | null;
  onPlace: (place: Coordinates | null) => void;
  /** Called with a place in or near the state that was said elsewhere than here. */
  onTyped: (place: Coordinates) => void;
};

/** How the place of a map is set: what Escape puts back, and whether a new place was made here or typed elsewhere. */
export function usePlaceSetting({ place, onPlace, onTyped }: Setting) {
  const [made, setMade] = useState<Coordinates | null>(null);
  const [known, setKnown] = useState(place);
  /** Where it was when somebody began to move it. */
  const before = useRef<{ place: Coordinates | null } | null>(null);
  if (!isSamePlace(known, place)) {
    setKnown(place);
    if (place && isNearTexas(place) && !isSamePlace(place, made)) onTyped(place);
  }
  const set = (to: Coordinates | null) => {
    setMade(to);
    onPlace(to);
  };
  const begin = () => {
    before.current ??= { place };
  };
  return {
    set,
    begin,
    end: () => {
      before.current = null;
    },
    /** Puts it back where it was; says where that is, or undefined where it has not moved. */
    putBack: () => {
      const was = before.current;
      if (!was || isSamePlace(was.place, place)) return undefined;
      set(was.place);
      return was.place;
    },
  };
}
