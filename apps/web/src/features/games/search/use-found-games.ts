import { useEffect, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { gameUrl } from '../../../urls.ts';
import { sectionOfKind } from '../navigation.ts';
import { SECTION_MOTIFS } from '../section-motif.ts';
import type { Result } from './use-search-results.ts';

/** From the last letter until the search. */
const DEBOUNCE_MS = 120;
const SHOWN = 8;
const LONGEST = 60;

/** The games of vendors that a text finds; none for an empty text. */
export function useFoundGames(text: string): Result[] {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim().slice(0, LONGEST)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = { q, pageNo: 1, pageSize: SHOWN };
  const { data } = useCall('gameList', asked, { enabled: q !== '', keepPrevious: true });
  if (q === '' || text.trim() === '') return [];
  return (data?.list ?? []).map((game) => {
    const section = sectionOfKind(game.gameType);
    return {
      key: `game-${game.nodeId}`,
      name: game.name,
      about: game.vendorName,
      family: game.gameType,
      ...(section === undefined || section === 'lottery' ? {} : { art: SECTION_MOTIFS[section] }),
      seed: game.name,
      names: [game.name],
      url: gameUrl(game.nodeId),
    };
  });
}
