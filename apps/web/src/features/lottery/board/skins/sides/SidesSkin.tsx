import { hasRoads } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Suspense, useMemo } from 'react';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { lazyPart } from '../../../../../parts/load-chunk.ts';
import { useRovingTabIndex } from '../../../../../ui/forms/use-roving-tab-index.ts';
import { toggleSymbol } from '../../draft.ts';
import { SkinFrame } from '../SkinFrame.tsx';
import type { SkinProps } from '../skin-props.ts';
import { useSkinBets, type SkinBets } from '../use-skin-bets.ts';
import { SideButton } from './SideButton.tsx';
import { sideSections, type SideRow, type SideSection } from './side-sections.ts';

const roads = lazyPart(
  () => import('../../../panels/Roads.tsx'),
  (m) => m.Roads,
);

/** Panels of two opposite sides with their odds, and the road beneath them. */
export function SidesSkin(props: SkinProps) {
  const { skin, board, family, open, picks } = props;
  const t = useTexts('lottery');
  const bets = useSkinBets(props);
  const sections = useMemo(() => sideSections(family, skin.plays), [family, skin.plays]);
  const toggle: Toggle = (row, symbol) =>
    picks.editPlay(row.play.code, (draft) => toggleSymbol(draft, row.play.form, row.row, symbol));
  return (
    <SkinFrame
      {...props}
      bets={bets}
      below={
        hasRoads(family.code) && (
          <div className="min-h-64">
            <h2 className="sr-only">{t('below.roads')}</h2>
            <Suspense fallback={null}>
              <roads.Part gameCode={board.game.gameCode} family={family} brief />
            </Suspense>
          </div>
        )
      }
    >
      {sections.map((section) => (
        <Section
          key={section.play.code}
          section={section}
          titled={sections.length > 1}
          bets={bets}
          open={open}
          onToggle={toggle}
        />
      ))}
    </SkinFrame>
  );
}

type Toggle = (row: SideRow, symbol: number) => void;

interface SectionProps {
  readonly section: SideSection;
  readonly titled: boolean;
  readonly bets: SkinBets;
  readonly open: boolean;
  readonly onToggle: Toggle;
}

function Section({ section, titled, bets, open, onToggle }: SectionProps) {
  const words = usePlayWords();
  const { play, rows, look } = section;
  const title =
    look === 'rows' && rows.some((row) => row.play !== play)
      ? words.group(play.menu)
      : words.play(play, bets.controls.style);
  return (
    <section className="flex flex-col gap-2">
      {titled && <h2 className="text-sm font-semibold text-ink-2">{title}</h2>}
      {rows.map((row) => (
        <Row
          key={`${row.play.code}.${row.row}`}
          row={row}
          label={labelOf(words, section, row)}
          look={look}
          bets={bets}
          open={open}
          onToggle={onToggle}
        />
      ))}
    </section>
  );
}

/** Rows of a list are named by their place, or by the places that they compare. */
function labelOf(
  words: ReturnType<typeof usePlayWords>,
  { play, rows }: SideSection,
  row: SideRow,
): string {
  return rows.length > 1 && rows.some((each) => each.play !== play)
    ? words.play(row.play)
    : words.row(row.play, row.row);
}

interface RowProps extends Omit<SectionProps, 'section' | 'titled'> {
  readonly row: SideRow;
  readonly label: string;
  readonly look: SideSection['look'];
}

function Row({ row, label, look, bets, open, onToggle }: RowProps) {
  const buttons = useRovingTabIndex<HTMLDivElement>();
  const sold = bets.plays.find(({ play }) => play === row.play.code);
  const side = { row, sold, bets, disabled: !open || sold?.closed === true, onToggle };
  return (
    <div
      ref={buttons}
      role="group"
      aria-label={label}
      data-row={row.row}
      className={look === 'rows' ? listRowClass : 'flex flex-col gap-2'}
    >
      {look === 'rows' && (
        <span className="text-sm font-medium text-ink-2 max-sm:w-full sm:w-32">{label}</span>
      )}
      {row.duels.map((duel) => (
        <div
          key={duel[0]?.symbol}
          className={clsx('flex gap-2', look === 'rows' && 'min-w-0 flex-1')}
        >
          {duel.map((each) => (
            <SideButton key={each.symbol} {...side} side={each} large={look === 'panels'} />
          ))}
        </div>
      ))}
      {row.rest.length > 0 && (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {row.rest.map((each) => (
            <SideButton key={each.symbol} {...side} side={each} large={false} />
          ))}
        </div>
      )}
    </div>
  );
}

const listRowClass = clsx(
  'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first-of-type:border-t-0',
  'sm:flex-nowrap',
);
