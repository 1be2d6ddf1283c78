// The browser's offer to install the site as an app; a browser makes it once, soon after loading.
import { createStore, useStore } from './create-store.ts';

interface InstallPrompt extends Event {
  /** Asks the person; only within a press, and once. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const offered = createStore<InstallPrompt | undefined>(undefined);

/** Keeps the offer until a page shows a button for it. */
export function watchInstallPrompt(): () => void {
  const keep = (event: Event): void => {
    event.preventDefault();
    offered.set(event as InstallPrompt);
  };
  const forget = (): void => offered.set(undefined);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Opens the browser's installation dialog; undefined where the browser offers none. */
export function useInstall(): (() => void) | undefined {
  const prompt = useStore(offered);
  if (prompt === undefined) return undefined;
  return () => {
    offered.set(undefined);
    void prompt.prompt();
  };
}
