import type { ValueOf } from '../../../../calls/calls.ts';
import { useSiteTimes } from '../../../../centre/use-site-times.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Badge } from '../../../../ui/layout/Card.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { RESULT_TONES } from './BetFilters.tsx';

type Bet = ValueOf<'agentBets'>['list'][number];

interface BetDialogProps {
  readonly bet: Bet;
  readonly currency: string;
  readonly onClose: () => void;
}

/** An order of somebody in the team: its figures, and its bets in words. */
export function BetDialog({ bet, currency, onClose }: BetDialogProps) {
  const t = useTexts('agentFigures');
  const { money } = useFormats();
  const { dateTime } = useSiteTimes();
  const facts: readonly (readonly [string, string])[] = [
    [t('lottery'), bet.game],
    [t('draw'), bet.issue],
    [t('stake'), money(bet.stake, currency)],
    [t('validBet'), money(bet.validBet, currency)],
    [t('prize'), money(bet.prize, currency)],
    [t('placed'), dateTime(bet.placedAt)],
    ...(bet.settledAt === undefined ? [] : [[t('settled'), dateTime(bet.settledAt)] as const]),
    [t('order'), bet.order],
  ];
  return (
    <Dialog title={bet.username} focusSelf onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>
          <Badge tone={RESULT_TONES[bet.status]}>{t(`result.${bet.status}`)}</Badge>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="figures font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {bet.shared && <p className="text-sm text-ink-2">{t('shared')}</p>}
        <ul className="flex flex-col gap-2 text-sm">
          {bet.lines.map((line, at) => (
            <li key={at} className="rounded-md border border-line p-3">
              <p className="flex flex-wrap justify-between gap-2 font-medium">
                {line.play}
                <span className="figures">{money(line.stake, currency)}</span>
              </p>
              <p className="figures wrap-anywhere text-ink-2">{line.pick}</p>
              <p className="figures text-xs text-ink-3">
                {t('notesOf', {
                  count: line.notes,
                  unit: money(line.unit, currency),
                  multiple: line.multiple,
                })}
              </p>
            </li>
          ))}
        </ul>
        {!bet.shared && bet.bets > bet.lines.length && (
          <p className="text-sm text-ink-3">
            {t('moreBets', { count: bet.bets - bet.lines.length })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
