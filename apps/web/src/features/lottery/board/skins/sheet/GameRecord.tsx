import type { Family } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { useMemo } from 'react';
import { useCall } from '../../../../../calls/use-call.ts';
import { ResultBalls } from '../../../../../draws/results/ResultBalls.tsx';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { recordRows, type RecordColour } from './record-rows.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';

interface GameRecordProps {
  readonly gameCode: string;
  readonly family: Family;
}

const SHOWN = 10;

/** The latest results with their size and colours, newest first; its height is reserved. */
export function GameRecord({ gameCode, family }: GameRecordProps) {
  const t = useTexts('skins');
  const words = usePlayWords();
  const { data } = useCall('openedNumbers', { gameCode, count: SHOWN });
  const rows = useMemo(() => recordRows(family, data?.list ?? []), [family, data]);
  return (
    <section className="min-h-108 rounded-md border border-line">
      <table className="w-full text-sm">
        <caption className="px-3 py-2 text-left font-semibold text-ink-2">{t('record')}</caption>
        <thead>
          <tr className="bg-surface-2 text-xs text-ink-3">
            <th scope="col" className={clsx(cellClass, 'text-left')}>
              {t('record.issue')}
            </th>
            <th scope="col" className={cellClass}>
              {t('record.number')}
            </th>
            <th scope="col" className={cellClass}>
              {t('record.size')}
            </th>
            <th scope="col" className={cellClass}>
              {t('record.colour')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ issue, digit, size, colours }) => (
            <tr key={issue} className="border-t border-line">
              <td
                className={clsx(
                  cellClass,
                  'figures text-xs whitespace-nowrap text-ink-2 sm:text-sm',
                )}
              >
                {issue}
              </td>
              <td className={clsx(cellClass, 'text-center')}>
                <ResultBalls family={family.code} numbers={digit} size="xs" />
              </td>
              <td className={clsx(cellClass, 'text-center font-medium')}>
                {words.symbol(size, 'BigSmall')}
              </td>
              <td className={clsx(cellClass, 'text-center')}>
                <Dots colours={colours} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Dots({ colours }: { readonly colours: readonly RecordColour[] }) {
  const words = usePlayWords();
  const said = colours.map((colour) => words.symbol(colour, 'Color')).join(', ');
  return (
    <span role="img" aria-label={said} className="inline-flex gap-1">
      {colours.map((colour) => (
        <span
          key={colour}
          aria-hidden
          className={clsx('size-3.5 rounded-full', COLOUR_CLASSES[colour])}
        />
      ))}
    </span>
  );
}

const cellClass = 'h-9 px-2 sm:px-3';
