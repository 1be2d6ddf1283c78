import { useEffect, useState } from 'react';
import { LINE_ON, nextLine, type Line, type LineEvent } from './line.ts';

/** The line of this device while a game is open, and the switch that settles an offer. */
export function useLine(): readonly [Line, () => void] {
  const [line, setLine] = useState<Line>(LINE_ON);
  useEffect(() => {
    const hear = (event: LineEvent) => setLine((now) => nextLine(now, event, performance.now()));
    const offline = () => hear('offline');
    const online = () => hear('online');
    if (!navigator.onLine) offline();
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, []);
  return [line, () => setLine((now) => nextLine(now, 'settled', performance.now()))];
}
