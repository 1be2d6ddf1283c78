import { scatterNumbers } from '../art/scenes/scene.ts';
import { el } from '../ui/dom.ts';

interface Coin {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
}

/** Coins that fly up and fall, more of them for a greater win; `stop` ends it. */
export function showCoins(level: number): { readonly canvas: HTMLCanvasElement; stop(): void } {
  const canvas = el('canvas', { class: 'coins', 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  const [width, height] = [innerWidth, innerHeight];
  canvas.width = width;
  canvas.height = height;
  const next = scatterNumbers(29);
  const coins: Coin[] = Array.from({ length: 24 + level * 10 }, () => ({
    x: width / 2 + next(120) - 60,
    y: height * 0.62 + next(200),
    vx: next(900) - 450,
    vy: -(500 + next(800)),
    turn: next(628) / 100,
  }));
  let last = performance.now();
  let stopped = false;
  const tick = (now: number): void => {
    if (stopped || context === null) return;
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    context.clearRect(0, 0, width, height);
    for (const coin of coins) {
      coin.vy += 1_300 * seconds;
      coin.x += coin.vx * seconds;
      coin.y += coin.vy * seconds;
      coin.turn += 7 * seconds;
      if (coin.y > height + 40) {
        coin.y = height + 20;
        coin.vy = -(700 + next(700));
        coin.x = width / 2 + next(width) - width / 2;
      }
      const face = Math.abs(Math.cos(coin.turn));
      context.fillStyle = face > 0.5 ? '#ffd23f' : '#c98a14';
      context.beginPath();
      context.ellipse(coin.x, coin.y, 11 * Math.max(0.18, face), 11, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#fff3b0';
      context.beginPath();
      context.ellipse(coin.x, coin.y, 6 * Math.max(0.12, face), 6, 0, 0, Math.PI * 2);
      context.fill();
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return { canvas, stop: () => void (stopped = true) };
}
