/** What plays by itself ends when the page was hidden for this long (games.md 10.2). */
const HIDDEN_MS = 60_000;

/**
 * Calls a function when the page has been hidden for a minute: while it is hidden as far as the
 * browser lets a timer run there, at the latest when it is seen again.
 */
export function watchHidden(ended: () => void): void {
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt = performance.now();
      timer = setTimeout(ended, HIDDEN_MS);
      return;
    }
    const away = hiddenAt === undefined ? 0 : performance.now() - hiddenAt;
    hiddenAt = undefined;
    if (away > HIDDEN_MS) ended();
  });
}
