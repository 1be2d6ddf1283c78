/**
 * Whether the site is shown in a frame of another page. A framed page is shown to visitors only: it
 * reads no session, and every link that leaves the pages made for frames opens a window, where the
 * address is visible and nothing can be laid over it (clickjacking).
 */
export const isEmbedded: boolean = typeof window !== 'undefined' && window.parent !== window;

const FOR_FRAMES = /^\/by-iframe\//;

/** Whether navigating to a path of the site leaves the frame. */
export function leavesFrame(path: string, embedded = isEmbedded): boolean {
  return embedded && !FOR_FRAMES.test(path);
}
