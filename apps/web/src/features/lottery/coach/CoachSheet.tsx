import { houseEdge, type BetOutlook } from '@fairhouse/rules/lottery';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useMoney } from '../use-money.ts';
import { FigureList } from './FigureList.tsx';
import { HundredBets } from './HundredBets.tsx';
import { amountText, onceInText, percentText } from './ratio-text.ts';
import { ReturnBar } from './ReturnBar.tsx';

interface CoachSheetProps {
  readonly outlook: BetOutlook;
  readonly onClose: () => void;
}

/** What bets can be expected to bring, in plain words and pictures over a hundred of them. */
export function CoachSheet({ outlook, onClose }: CoachSheetProps) {
  const t = useTexts('coach');
  const formats = useFormats();
  const money = useMoney();
  const { chance, ahead, mean, stake } = outlook;
  const edge = houseEdge(outlook);
  const staked = money(amountText({ num: stake, den: 1n }));
  return (
    <Dialog title={t('title')} size="confirm" focusSelf onClose={onClose}>
      <FigureList
        rows={[
          [
            t('chance'),
            chance === undefined
              ? t('unknown')
              : t('chanceValue', {
                  count: onceInText(chance, formats),
                  percent: percentText(chance, formats),
                }),
          ],
          [
            t('back'),
            mean === undefined
              ? t('unknown')
              : t('backValue', { back: money(amountText(mean)), stake: staked }),
          ],
          [t('edge'), edge === undefined ? t('unknown') : percentText(edge, formats)],
        ]}
      />
      {chance !== undefined && <HundredBets chance={chance} />}
      {chance !== undefined && ahead !== undefined && isLess(ahead, chance) && (
        <p className="mt-2 text-sm text-ink-2">
          {t('aheadLess', { percent: percentText(ahead, formats) })}
        </p>
      )}
      {mean !== undefined && <ReturnBar stake={stake} mean={mean} />}
      <p className="mt-4 text-xs text-ink-3">
        {chance === undefined ? t('assumesUnknown') : t('assumes')}
      </p>
    </Dialog>
  );
}

type Share = NonNullable<BetOutlook['chance']>;

function isLess(one: Share, other: Share): boolean {
  return one.num * other.den < other.num * one.den;
}
