import { keyOf, type CellAt, type Reel } from './board-state.ts';
import { drawLabel, drawLine } from './draw-marks.ts';
import type { Drawn } from './drawn-board.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const GAP = 0.012;
/** How many rows are seen of a reel with one. */
const SINGLE_VIEW = 1.7;

export function drawBoard(context: CanvasRenderingContext2D, drawn: Drawn): void {
  const { state, width, height, look } = drawn;
  context.clearRect(0, 0, width, height);
  const w = width / state.reels.length;
  state.reels.forEach((reel, at) => {
    const gap = width * GAP * 0.5;
    context.save();
    context.beginPath();
    context.roundRect(at * w + gap, 0, w - gap * 2, height, width * 0.012);
    context.clip();
    context.fillStyle = look.reel;
    context.fillRect(at * w, 0, w, height);
    drawReel(context, drawn, { reel, at, x: at * w, w });
    if (state.awaited === at) drawAwaited(context, drawn, at * w, w);
    context.restore();
  });
  drawLine(context, drawn);
  drawLabel(context, drawn);
}

function drawReel(
  context: CanvasRenderingContext2D,
  drawn: Drawn,
  { reel, at, x, w }: { reel: Reel; at: number; x: number; w: number },
): void {
  const { state, height } = drawn;
  // Of a reel with one row half of its neighbours is seen, above and below.
  const isSingle = state.rowsOfReel === 1;
  const h = isSingle ? height / SINGLE_VIEW : height / reel.rows;
  const top = isSingle ? (height - h) / 2 : 0;
  if (reel.isOpen && reel.tape === undefined) {
    drawOpen(context, drawn, { x, y: 0, w, h: height });
    return;
  }
  if (reel.tape !== undefined) {
    const first = Math.floor(reel.position);
    const part = reel.position - first;
    for (let row = -1; row <= reel.rows + 1; row += 1) {
      const name = reel.tape[first + row + 1];
      if (name === undefined) continue;
      const place = { x, y: top + (row - part) * h, w, h };
      drawSymbol(context, drawn, { name, place, isFast: reel.isFast, scale: 1, alpha: 1 });
    }
    return;
  }
  const beside = isSingle ? 1 : 0;
  for (let row = 1 - beside; row <= reel.rows + beside; row += 1) {
    const cell = { reel: at, row };
    const key = keyOf(cell);
    const fall = state.fall.get(key) ?? 0;
    const place = { x, y: top + (row - 1 + fall) * h, w, h };
    const coin = state.coins.get(key);
    if (coin !== undefined) {
      drawCoin(context, drawn, { place, coin, grow: state.coinGrow.get(key) ?? 1 });
      continue;
    }
    if (state.isHold) {
      drawEmpty(context, place);
      continue;
    }
    drawStanding(context, drawn, { cell, key, place, name: reel.symbols[row] ?? '' });
  }
}

function drawStanding(
  context: CanvasRenderingContext2D,
  drawn: Drawn,
  { key, place, name }: { cell: CellAt; key: string; place: Place; name: string },
): void {
  const { state, look } = drawn;
  const burst = state.burst.get(key);
  if (burst !== undefined) {
    drawSymbol(context, drawn, {
      name,
      place,
      isFast: false,
      scale: 1 + burst * 0.4,
      alpha: 1 - burst,
    });
    drawRays(context, place, burst, look.accent);
    return;
  }
  const isLit = state.lit.has(key);
  if (isLit) {
    const { x, y, w, h } = place;
    context.save();
    context.globalAlpha = 0.35 + 0.4 * state.pulse;
    const shine = context.createRadialGradient(
      x + w / 2,
      y + h / 2,
      0,
      x + w / 2,
      y + h / 2,
      Math.max(w, h) * 0.62,
    );
    shine.addColorStop(0, look.accent);
    shine.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = shine;
    context.fillRect(x, y, w, h);
    context.restore();
    context.strokeStyle = look.accent;
    context.lineWidth = Math.max(2, w * 0.025);
    context.beginPath();
    context.roundRect(x + w * 0.04, y + h * 0.04, w * 0.92, h * 0.92, w * 0.08);
    context.stroke();
  }
  const alpha = state.lit.size > 0 && !isLit ? 0.32 : 1;
  drawSymbol(context, drawn, {
    name,
    place,
    isFast: false,
    scale: isLit ? 1 + 0.09 * state.pulse : 1,
    alpha,
  });
}

function drawSymbol(
  context: CanvasRenderingContext2D,
  { atlas }: Drawn,
  {
    name,
    place,
    isFast,
    scale,
    alpha,
  }: { name: string; place: Place; isFast: boolean; scale: number; alpha: number },
): void {
  const image = isFast ? atlas.blurred(name) : atlas.sharp(name);
  if (image === undefined) return;
  const { x, y, w, h } = place;
  const size = Math.min(w * 0.94, h * 0.94) * scale;
  if (alpha !== 1) {
    context.save();
    context.globalAlpha = alpha;
  }
  context.drawImage(image, x + (w - size) / 2, y + (h - size) / 2, size, size);
  if (alpha !== 1) context.restore();
}

function drawRays(
  context: CanvasRenderingContext2D,
  { x, y, w, h }: Place,
  part: number,
  colour: string,
): void {
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.globalAlpha = 1 - part;
  context.fillStyle = colour;
  for (let ray = 0; ray < 8; ray += 1) {
    context.rotate(Math.PI / 4);
    const far = w * (0.15 + part * 0.45);
    context.beginPath();
    context.arc(far, 0, w * 0.045 * (1 - part), 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

function drawOpen(context: CanvasRenderingContext2D, drawn: Drawn, { x, y, w, h }: Place): void {
  const { look, atlas, state } = drawn;
  const glow = context.createLinearGradient(x, y, x, y + h);
  glow.addColorStop(0, 'rgba(255,216,77,.75)');
  glow.addColorStop(0.5, 'rgba(255,150,40,.55)');
  glow.addColorStop(1, 'rgba(255,216,77,.75)');
  context.fillStyle = glow;
  context.fillRect(x, y, w, h);
  context.strokeStyle = look.accent;
  context.lineWidth = w * 0.04;
  context.strokeRect(x + w * 0.03, y + w * 0.03, w * 0.94, h - w * 0.06);
  const image = atlas.sharp('W');
  const size = Math.min(w * 1.06, h / 2.4);
  if (image !== undefined) {
    context.drawImage(image, x + (w - size) / 2, y + (h - size) / 2, size, size);
    context.save();
    context.globalAlpha = 0.55 + 0.2 * state.pulse;
    for (const away of [-1, 1]) {
      context.drawImage(
        image,
        x + (w - size * 0.7) / 2,
        y + h / 2 + away * h * 0.32 - size * 0.35,
        size * 0.7,
        size * 0.7,
      );
    }
    context.restore();
  }
}

function drawEmpty(context: CanvasRenderingContext2D, { x, y, w, h }: Place): void {
  context.strokeStyle = 'rgba(255,255,255,.12)';
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x + w / 2, y + h / 2, Math.min(w, h) * 0.34, 0, Math.PI * 2);
  context.stroke();
}

function drawCoin(
  context: CanvasRenderingContext2D,
  drawn: Drawn,
  { place, coin, grow }: { place: Place; coin: string; grow: number },
): void {
  const { x, y, w, h } = place;
  drawSymbol(context, drawn, {
    name: 'C',
    place,
    isFast: false,
    scale: 0.4 + 0.6 * grow,
    alpha: Math.min(1, grow * 2),
  });
  const size = Math.min(w, h) * (coin.length > 5 ? 0.17 : coin.length > 3 ? 0.22 : 0.28);
  context.font = `900 ${size}px Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.22;
  context.strokeStyle = '#fff';
  context.fillStyle = coin.length > 3 ? '#b1124f' : '#5a2a5a';
  context.strokeText(coin, x + w / 2, y + h / 2);
  context.fillText(coin, x + w / 2, y + h / 2);
}

function drawAwaited(
  context: CanvasRenderingContext2D,
  { look, height, state }: Drawn,
  x: number,
  w: number,
): void {
  context.save();
  context.globalAlpha = 0.5 + 0.5 * state.pulse;
  context.strokeStyle = look.accent;
  context.lineWidth = w * 0.06;
  context.strokeRect(x + w * 0.03, w * 0.03, w * 0.94, height - w * 0.06);
  context.restore();
}
