import { greatestMultiplier, plinkoSlots } from '@fairhouse/rules/games';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { chips, slider } from './inputs.ts';
import { shownOf, type InstantGame, type InstantTable } from './instant-game.ts';
import { shortMultiplierText } from './multiplier-text.ts';

type Risk = 'LOW' | 'MEDIUM' | 'HIGH';
/** More prices than this have no room beside each other on a phone. */
const UPRIGHT_MOST = 13;
const STEP_MS = 105;

export function openPlinko(table: InstantTable): InstantGame {
  const { texts } = table;
  const canvas = el('canvas', { class: 'plinko', role: 'img', 'aria-label': 'Plinko' });
  const context = canvas.getContext('2d');
  const slots = el('div', { class: 'plinko-slots' });
  const rows = slider(texts.rows, { min: 8, max: 16, value: 12, text: String }, () => layOut());
  const risk = chips(
    texts.risk,
    [
      ['LOW', texts.LOW],
      ['MEDIUM', texts.MEDIUM],
      ['HIGH', texts.HIGH],
    ],
    'MEDIUM',
    () => layOut(),
  );
  const [width, height] = [720, 560];
  canvas.width = width;
  canvas.height = height;
  const pegAt = (row: number, at: number): readonly [number, number] => {
    const gap = width / (rows.value() + 3);
    return [width / 2 + (at - (row + 2) / 2) * gap, 24 + (row * (height - 56)) / rows.value()];
  };
  const draw = (ball?: readonly [number, number], lit?: readonly [number, number]): void => {
    if (context === null) return;
    context.clearRect(0, 0, width, height);
    for (let row = 0; row < rows.value(); row += 1) {
      for (let at = 0; at < row + 3; at += 1) {
        const [x, y] = pegAt(row, at);
        const isLit = lit !== undefined && lit[0] === row && Math.abs(lit[1] - at) < 0.1;
        context.fillStyle = isLit ? '#ffd23f' : '#ffe3f2';
        context.beginPath();
        context.arc(x, y, isLit ? 8 : 5, 0, Math.PI * 2);
        context.fill();
      }
    }
    if (ball === undefined) return;
    const shine = context.createRadialGradient(ball[0] - 4, ball[1] - 4, 1, ball[0], ball[1], 13);
    shine.addColorStop(0, '#fff');
    shine.addColorStop(0.4, '#ff6ab0');
    shine.addColorStop(1, '#8a1c4f');
    context.fillStyle = shine;
    context.beginPath();
    context.arc(ball[0], ball[1], 12, 0, Math.PI * 2);
    context.fill();
  };
  const pricesNow = () => plinkoSlots({ rows: rows.value(), risk: risk.value() as Risk }) ?? [];
  const layOut = (): void => {
    const prices = pricesNow();
    const middle = (prices.length - 1) / 2;
    slots.replaceChildren(
      ...prices.map((price, at) =>
        el(
          'span',
          { style: `--heat:${Math.round((Math.abs(at - middle) / middle) * 100)}` },
          el('i', {}, '×'),
          shortMultiplierText(price).slice(1),
        ),
      ),
    );
    slots.classList.toggle('many', prices.length > UPRIGHT_MOST);
    slots.style.padding = `0 ${50 / (rows.value() + 3)}%`;
    draw();
    table.changed();
  };
  queueMicrotask(layOut);
  return {
    stage: el('div', { class: 'stage-column plinko-box' }, canvas, slots),
    controls: [rows.box, risk.box],
    startLabel: texts.drop,
    isStepwise: false,
    parameters: () => ({ rows: rows.value(), risk: risk.value() }),
    adopt: (parameters) => {
      rows.set(Number(parameters['rows']));
      risk.set(String(parameters['risk']));
    },
    greatest: () => greatestMultiplier(pricesNow()),
    outlook: () => '',
    show: async (round) => {
      const { path, slot } = shownOf(round) as { path: number[]; slot: number };
      for (const each of slots.children) each.classList.remove('lit');
      let right = 0;
      let from = pegAt(-1, 0.5);
      for (const [row, step] of path.entries()) {
        const peg = pegAt(row, right + 1);
        const to: readonly [number, number] = [peg[0], peg[1] - 15];
        if (!table.isCalm) await fall(from, to, (place) => draw(place, [row, right + 1]));
        sounds.tick();
        from = to;
        right += step;
      }
      const last = pegAt(path.length, right + 1);
      await fall(from, [last[0], height - 14], (place) => draw(place));
      slots.children[slot]?.classList.add('lit');
    },
  };

  function fall(
    from: readonly [number, number],
    to: readonly [number, number],
    frame: (place: readonly [number, number]) => void,
  ): Promise<void> {
    if (table.isCalm || document.hidden) {
      frame(to);
      return Promise.resolve();
    }
    const began = performance.now();
    return new Promise((resolve) => {
      const tick = (now: number): void => {
        const part = Math.min(1, (now - began) / STEP_MS);
        const lift = Math.sin(part * Math.PI) * 13;
        frame([
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part * part - lift,
        ]);
        if (part < 1) requestAnimationFrame(tick);
        else resolve();
      };
      requestAnimationFrame(tick);
    });
  }
}
