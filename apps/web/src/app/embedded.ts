/**
 * Whether another page shows this one in a frame. What is seen there is for visitors alone: it
 * reads no session, and whatever leads out of the pages for frames opens in a window of its own,
 * where the address can be seen and nothing lies over it.
 */
export const isEmbedded: boolean = typeof window !== 'undefined' && window.parent !== window;

const FOR_FRAMES = /^\/by-iframe\//;

/** Whether going to a path of the site leaves the frame. */
export function leavesFrame(path: string, embedded = isEmbedded): boolean {
  return embedded && !FOR_FRAMES.test(path);
}
