import { useEffect, useState } from 'react';

/**
 * Whether the game fills the screen, and the switch. The whole page is put into full screen, so
 * that its dialogs still come over the game; a browser without full screen fills the window.
 */
export function useFullScreen(): readonly [boolean, () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (document.fullscreenElement === null) setFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      void leaveFullScreen();
    };
  }, []);
  const toggle = () => {
    setFull(!isFull);
    if (isFull) void leaveFullScreen();
    else void enterFullScreen();
  };
  return [isFull, toggle];
}

async function enterFullScreen(): Promise<void> {
  if (!document.fullscreenEnabled) return;
  // Refused without a press: the game fills the window.
  await document.documentElement.requestFullscreen().catch(() => undefined);
}

async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) return;
  await document.exitFullscreen().catch(() => undefined);
}
