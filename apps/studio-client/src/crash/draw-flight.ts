// The picture of a flight: sky, axes, the curve of the multiplier, and the rocket at its end.
import { decimalText } from './decimal-text.ts';
import { drawBurst, drawPad, drawRocket } from './draw-rocket.ts';
import { drawSky } from './draw-sky.ts';
import { elapsedMs, type TableView } from './table-view.ts';

/** The multiplier grows by e to this power each millisecond (games.md 10.1). */
const GROWTH = 0.000_06;
const BURST_MS = 1_300;
const LAUNCH_MS = 900;

export interface Picture {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly isCalm: boolean;
}

const multiplierAt = (ms: number): number => Math.exp(GROWTH * ms);

/** Steps of an axis: at most six, of a round size. */
function stepOf(range: number): number {
  const raw = range / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const part = raw / power;
  return power * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10);
}

export function drawFlight(picture: Picture, view: TableView): void {
  const { pen, width, height, isCalm } = picture;
  const ms = elapsedMs(view);
  const isFlying = view.phase === 'RUNNING';
  const hasFlown = view.phase === 'CRASHED';
  const multiplier = hasFlown ? view.point / 100 : multiplierAt(ms);
  const rise = Math.log(Math.max(1, multiplier));
  const seconds = isCalm ? 0 : performance.now() / 1_000;
  pen.clearRect(0, 0, width, height);
  pen.save();
  const since = performance.now() - view.crashedAt;
  if (hasFlown && !isCalm && since < 350) {
    const shake = (1 - since / 350) * 7;
    pen.translate(Math.sin(since * 0.11) * shake, Math.cos(since * 0.13) * shake);
  }
  drawSky(pen, { width, height, rise: isFlying || hasFlown ? rise : 0, seconds });
  if (isFlying || hasFlown) drawCurve(picture, { view, ms, multiplier });
  else drawWaiting(picture);
  pen.restore();
}

function drawWaiting({ pen, width, height, isCalm }: Picture): void {
  const size = Math.min(width, height) * 0.13;
  const [x, y] = [width * 0.5, height * 0.97 - size * 0.95];
  drawPad(pen, x, y, size);
  const steam = isCalm ? 0 : 0.12 + 0.05 * Math.sin(performance.now() / 160);
  drawRocket(pen, { x, y, size, angle: 0, flame: steam });
}

function drawCurve(
  picture: Picture,
  { view, ms, multiplier }: { view: TableView; ms: number; multiplier: number },
): void {
  const { pen, width, height, isCalm } = picture;
  const [left, right, bottom, top] = [46, width * 0.14, 30, height * 0.16];
  const spanMs = Math.max(8_000, ms);
  const spanTimes = Math.max(0.8, multiplier - 1);
  const placeX = (at: number): number => left + ((width - left - right) * at) / spanMs;
  const placeY = (times: number): number =>
    height - bottom - ((height - bottom - top) * (times - 1)) / spanTimes;
  drawAxes(picture, { spanMs, spanTimes, placeX, placeY });
  const points = Array.from({ length: 81 }, (_, at) => {
    const time = (ms * at) / 80;
    return [placeX(time), placeY(multiplierAt(time))] as const;
  });
  const isOver = view.phase === 'CRASHED';
  const [tipX, tipY] = points.at(-1) ?? [left, height - bottom];
  pen.beginPath();
  pen.moveTo(placeX(0), height - bottom);
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.lineTo(tipX, height - bottom);
  pen.closePath();
  const under = pen.createLinearGradient(0, tipY, 0, height - bottom);
  under.addColorStop(0, isOver ? 'rgba(255,90,110,.42)' : 'rgba(90,216,255,.42)');
  under.addColorStop(1, 'rgba(90,120,255,.04)');
  pen.fillStyle = under;
  pen.fill();
  pen.beginPath();
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(3, width * 0.0055);
  const ink = pen.createLinearGradient(left, 0, tipX, 0);
  ink.addColorStop(0, isOver ? '#7a2a4a' : '#3f7bff');
  ink.addColorStop(1, isOver ? '#ff6a7a' : '#8ff0ff');
  pen.strokeStyle = ink;
  pen.shadowColor = isOver ? '#ff4a6a' : '#5ad8ff';
  pen.shadowBlur = isCalm ? 0 : 16;
  pen.stroke();
  pen.shadowBlur = 0;
  const size = Math.min(width, height) * 0.085;
  const since = performance.now() - view.crashedAt;
  if (isOver) {
    if (!isCalm && since < BURST_MS) drawBurst(pen, tipX, tipY, size, since / BURST_MS);
    return;
  }
  const [beforeX, beforeY] = points.at(-4) ?? [tipX, tipY + 1];
  const lean = Math.atan2(tipX - beforeX, beforeY - tipY);
  const flicker = isCalm ? 0.8 : 0.8 + 0.25 * Math.sin(performance.now() / 45);
  const angle = ms < LAUNCH_MS ? (lean * ms) / LAUNCH_MS : lean;
  drawRocket(pen, { x: tipX, y: tipY, size, angle, flame: flicker });
}

interface Axes {
  readonly spanMs: number;
  readonly spanTimes: number;
  readonly placeX: (ms: number) => number;
  readonly placeY: (times: number) => number;
}

function drawAxes({ pen, width, height }: Picture, axes: Axes): void {
  const { spanMs, spanTimes, placeX, placeY } = axes;
  pen.font = '600 12px system-ui, sans-serif';
  pen.lineWidth = 1;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  const step = stepOf(spanTimes);
  for (let times = 1; times <= 1 + spanTimes * 1.2; times += step) {
    const y = placeY(times);
    pen.strokeStyle = 'rgba(255,255,255,.13)';
    pen.beginPath();
    pen.moveTo(46, y);
    pen.lineTo(width, y);
    pen.stroke();
    pen.fillStyle = 'rgba(255,255,255,.78)';
    const digits = step < 0.1 ? 2 : step < 1 ? 1 : 0;
    pen.fillText(`×${decimalText(times, digits)}`, 41, y);
  }
  pen.textAlign = 'center';
  const each = stepOf(spanMs / 1_000);
  for (let second = each; second <= (spanMs / 1_000) * 1.02; second += each) {
    pen.fillText(`${Math.round(second)}s`, placeX(second * 1_000), height - 13);
  }
}
