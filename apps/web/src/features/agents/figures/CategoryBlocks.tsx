import { openAgentPage } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import type { Team } from './TeamOverview.tsx';

interface CategoryBlocksProps {
  readonly team: Team;
  readonly days: { readonly from: string; readonly to: string };
}

type Block = Team['categories'][number];
const FIGURES = ['validBet', 'payout', 'betRebate'] as const;

/** A block for each category that was played; its bar is its part of the whole turnover. */
export function CategoryBlocks({ team, days }: CategoryBlocksProps) {
  const t = useTexts('agentFigures');
  const most = Math.max(0, ...team.categories.map(({ validBet }) => Number(validBet)));
  if (team.categories.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{t('byCategory')}</h3>
      <p className="mb-3 text-xs text-ink-3">{t('byCategoryNote')}</p>
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {team.categories.map((block) => (
          <button
            key={block.category}
            type="button"
            onClick={() =>
              openAgentPage('palStatementsAgentCopy', { ...days, category: block.category })
            }
            className="rounded-lg border border-line bg-surface-1 p-4 text-left shadow-card transition-colors hover:border-accent-line"
          >
            <BlockBody block={block} most={most} currency={team.currency} />
          </button>
        ))}
      </div>
    </section>
  );
}

function BlockBody({ block, most, currency }: { block: Block; most: number; currency: string }) {
  const t = useTexts('agentFigures');
  const { money } = useFormats();
  const part = most > 0 ? Math.max(0, Number(block.validBet)) / most : 0;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{t(`category.${block.category}`)}</span>
        <Money value={block.net} currency={currency} result className="font-semibold" />
      </span>
      <svg aria-hidden className="my-2.5 h-2 w-full" viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width="100" height="4" rx="2" fill="var(--surface-3)" />
        <rect width={part * 100} height="4" rx="2" fill="var(--accent)" />
      </svg>
      <span className="grid grid-cols-3 gap-2 text-xs">
        {FIGURES.map((figure) => (
          <span key={figure} className="flex min-w-0 flex-col">
            <span className="text-ink-3">{t(figure)}</span>
            <span className="figures truncate font-medium">{money(block[figure], currency)}</span>
          </span>
        ))}
      </span>
    </>
  );
}
