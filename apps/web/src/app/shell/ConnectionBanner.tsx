import { WifiOff, Unplug } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLiveState } from '../../calls/live.ts';

/** A lost connection is shown only after this long. */
const MAX_WAIT_MS = 4_000;

/** Shows that the device is offline, or that the live connection is being restored. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const live = useLiveState();
  const broken = live === 'waiting' || live === 'connecting';
  if (!online) return <Word word="offline" />;
  return broken ? <DelayedBanner /> : null;
}

/** Renders only after `MAX_WAIT_MS`. */
function DelayedBanner() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), MAX_WAIT_MS);
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
      className="line-banner flex items-center justify-center gap-2 border-b border-line bg-surface-3 px-4 py-2 text-sm text-ink-2"
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
