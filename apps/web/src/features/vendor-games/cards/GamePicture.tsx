import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { GameArt } from '../../../art/GameArt.tsx';
import type { GameMotif } from '../../../art/motifs/game-motifs.ts';
import { useCall } from '../../../calls/use-call.ts';
import type { GameCardView, GameType } from './game-view.ts';
import { loadedPictures } from './loaded-pictures.ts';
import { pictureAddresses } from './picture-addresses.ts';

const MOTIFS: Readonly<Record<GameType, GameMotif>> = {
  RNG: 'reels',
  LIVE: 'table',
  FISH: 'koi',
  PVP: 'cards',
  LOCAL: 'rocket',
  SPORTS: 'stadium',
  ESPORTS: 'arena',
};

/** The share of a picture in the window from which it is asked for (product.md section 9). */
const THRESHOLD = 0.1;
const FRESH_MS = 10 * 60_000;

interface GamePictureProps {
  readonly game: Pick<GameCardView, 'name' | 'gameType' | 'thumb' | 'background'>;
  /** The wide picture, where the vendor has one. */
  readonly wide?: boolean;
}

/**
 * A game's picture, asked for when it comes into the window. One of ours stands in its place until
 * it is there, and where the vendor has none. It fills its container, which clips it.
 */
export function GamePicture({ game, wide = false }: GamePictureProps) {
  const { data } = useCall('settings', {}, { staleTime: FRESH_MS });
  const url = (wide ? game.background : null) ?? game.thumb;
  const addresses = url === null ? [] : pictureAddresses(url, data?.imageCDNs ?? []);
  return (
    <>
      <GameArt motif={MOTIFS[game.gameType]} seed={game.name} />
      {addresses.length > 0 && <VendorPicture key={addresses.join()} addresses={addresses} />}
    </>
  );
}

function VendorPicture({ addresses }: { readonly addresses: readonly string[] }) {
  const place = useRef<HTMLSpanElement>(null);
  const known = addresses.findIndex((address) => loadedPictures.has(address));
  const [attempt, setAttempt] = useState(Math.max(0, known));
  const [isSeen, setSeen] = useState(known !== -1);
  const [isLoaded, setLoaded] = useState(known !== -1);
  const address = addresses[attempt];
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <span ref={place} className="absolute inset-0">
      {isSeen && address !== undefined && (
        <img
          src={address}
          alt=""
          decoding="async"
          draggable={false}
          className={clsx(
            'absolute inset-0 size-full object-cover transition-opacity duration-200',
            !isLoaded && 'opacity-0',
          )}
          onLoad={() => {
            loadedPictures.add(address);
            setLoaded(true);
          }}
          onError={() => setAttempt(attempt + 1)}
        />
      )}
    </span>
  );
}
