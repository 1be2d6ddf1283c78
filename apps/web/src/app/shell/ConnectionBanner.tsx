import { WifiOff, Unplug } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLiveState } from '../live.ts';

/** A lost connection is worth a word only when it stays lost this long. */
const PATIENCE_MS = 4_000;

/** Says that the device is offline, or that live news are being reconnected. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const live = useLiveState();
  const broken = live === 'waiting' || live === 'connecting';
  if (!online) return <Word word="offline" />;
  return broken ? <WhenLong /> : null;
}

/** Appears only when it has stood for a while. */
function WhenLong() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return long ? <Word word="reconnecting" /> : null;
}

function Word({ word }: { readonly word: 'offline' | 'reconnecting' }) {
  const t = useTexts('shell');
  const Icon = word === 'offline' ? WifiOff : Unplug;
  return (
    <div
      role="status"
      className="sticky top-(--header) z-30 flex items-center justify-center gap-2 border-b border-line bg-surface-3 px-4 py-2 text-sm text-ink-2"
    >
      <Icon aria-hidden size={16} />
      {t(word)}
    </div>
  );
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
