import { el } from '../ui/dom.ts';
import { moneyText } from '../ui/money-text.ts';
import { multiplierText } from '../instant/multiplier-text.ts';
import type { CrashScreen } from './crash-screen.ts';
import type { TableView } from './table-view.ts';

const PER_HUNDREDTH = 100n;
const OF_HUNDREDTH = 100n;

export const hundredths = (x100: number): string => multiplierText(BigInt(x100) * PER_HUNDREDTH);

/** Shows the largest bets, the own one first, and who is out already. */
export function showPlayers(screen: CrashScreen, view: TableView, isOver: boolean): void {
  screen.count.textContent = String(view.players);
  const own = view.own?.seq;
  const rows = view.rows.toSorted(
    (one, other) => Number(other[0] === own) - Number(one[0] === own) || other[2] - one[2],
  );
  screen.players.replaceChildren(
    ...rows.map(([seq, name, stake, currency, , out]) => {
      const won = out > 0 ? (BigInt(stake) * BigInt(out)) / OF_HUNDREDTH : 0n;
      const kind = out > 0 ? 'out' : isOver ? 'gone' : '';
      return el(
        'div',
        { class: `player ${kind} ${seq === own ? 'own' : ''}` },
        el('span', { class: 'who' }, name),
        el('span', { class: 'what' }, moneyText(stake, currency)),
        el('span', { class: 'at' }, out > 0 ? hundredths(out) : ''),
        el('b', {}, out > 0 ? moneyText(won, currency) : ''),
      );
    }),
  );
}

const kindOf = (point: number): string =>
  point < 150 ? 'low' : point < 500 ? '' : point < 2_000 ? 'high' : 'peak';

/** Shows the points of the last rounds, the latest first. */
export function showPast(screen: CrashScreen, view: TableView): void {
  screen.past.replaceChildren(
    ...view.past
      .slice(0, 24)
      .map(({ point }) => el('span', { class: kindOf(point) }, hundredths(point))),
  );
}
