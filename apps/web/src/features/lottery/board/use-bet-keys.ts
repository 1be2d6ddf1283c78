import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../../ui/overlays/dialog-stack.ts';

/** Ctrl+Enter bets what is picked, unless a dialog is open; undefined while nothing can be bet. */
export function useBetKeys(bet: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (bet === undefined || event.key !== 'Enter' || event.repeat) return;
    if (!event.ctrlKey && !event.metaKey) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    bet();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
