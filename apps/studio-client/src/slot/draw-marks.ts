import type { CellAt } from './board-state.ts';
import type { Drawn } from './drawn-board.ts';

/** The middle of a cell in device pixels. */
function centreOf(
  { state, width, height }: Drawn,
  { reel, row }: CellAt,
): readonly [number, number] {
  const w = width / state.reels.length;
  const h = height / (state.reels[reel]?.rows ?? 1);
  return [(reel + 0.5) * w, (row - 0.5) * h];
}

/** The line of a win. */
export function drawLine(context: CanvasRenderingContext2D, drawn: Drawn): void {
  const { state, look, width } = drawn;
  if (state.line.length < 2) return;
  const points = state.line.map((cell) => centreOf(drawn, cell));
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [colour, line] of [
    ['rgba(0,0,0,.55)', 0.016],
    [look.accent, 0.009],
    ['#fff', 0.003],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * line;
    context.beginPath();
    points.forEach(([x, y], at) => (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  }
  context.restore();
}

/** What a win pays, on its middle cell. */
export function drawLabel(context: CanvasRenderingContext2D, drawn: Drawn): void {
  const { state, width } = drawn;
  if (state.label === undefined) return;
  const [x, y] = centreOf(drawn, state.label.at);
  const size = width * 0.05;
  context.font = `900 ${size}px Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.28;
  context.strokeStyle = 'rgba(20,8,0,.85)';
  context.fillStyle = '#fff6c8';
  const half = context.measureText(state.label.text).width / 2 + size * 0.2;
  const inside = Math.min(Math.max(x, half), width - half);
  context.strokeText(state.label.text, inside, y);
  context.fillText(state.label.text, inside, y);
}
