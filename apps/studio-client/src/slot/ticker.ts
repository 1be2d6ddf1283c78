// Animations over time: one frame loop, which stops when nothing moves.

export interface Ticker {
  /** Calls `frame` with 0 to 1 over a time, and ends early when it is skipped. */
  run(ms: number, frame: (part: number) => void): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Ends what runs now, at its end. */
  skip(): void;
  /** Draws once more, soon. */
  draw(): void;
  /** How much faster than usual all runs. */
  speed: number;
}

interface Running {
  readonly began: number;
  readonly ms: number;
  readonly frame: (part: number) => void;
  readonly done: () => void;
}

export function openTicker(draw: (now: number) => boolean): Ticker {
  const running = new Set<Running>();
  let scheduled = false;
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(tick);
  };
  const tick = (now: number): void => {
    scheduled = false;
    for (const each of running) {
      const part = each.ms <= 0 ? 1 : Math.min(1, (now - each.began) / each.ms);
      each.frame(Math.max(0, part));
      if (part >= 1) {
        running.delete(each);
        each.done();
      }
    }
    const goesOn = draw(now);
    if (running.size > 0 || goesOn) schedule();
  };
  const ticker: Ticker = {
    speed: 1,
    run: (ms, frame) =>
      new Promise((resolve) => {
        const time = document.hidden ? 0 : ms / ticker.speed;
        running.add({ began: performance.now(), ms: time, frame, done: resolve });
        // A hidden page gets no frames: its animations end at once.
        if (document.hidden) {
          frame(1);
          running.clear();
          resolve();
        } else schedule();
      }),
    wait: (ms) => ticker.run(ms, () => undefined),
    skip: () => {
      for (const each of running) {
        running.delete(each);
        each.frame(1);
        each.done();
      }
      schedule();
    },
    draw: schedule,
  };
  return ticker;
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
export const easeBack = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2;
