// The filters that bets in lotteries and rounds of games have in common.
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useChoiceFilter } from '../../../../centre/centre-filters.ts';
import type { BadgeTone } from '../../../../ui/layout/Card.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { RESULTS, SCOPES } from '../scopes.ts';

export const RESULT_TONES: Readonly<Record<(typeof RESULTS)[number], BadgeTone>> = {
  open: 'accent',
  won: 'won',
  lost: 'plain',
  returned: 'plain',
};

export function ScopeField() {
  const t = useTexts('agentFigures');
  return (
    <ChoiceField
      label={t('scope')}
      filter="scope"
      any={t('scope.all')}
      choices={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
      value={useChoiceFilter('scope', SCOPES)}
    />
  );
}

export function ResultField() {
  const t = useTexts('agentFigures');
  return (
    <ChoiceField
      label={t('result')}
      filter="state"
      any={t('allResults')}
      choices={RESULTS.map((value) => ({ value, label: t(`result.${value}`) }))}
      value={useChoiceFilter('state', RESULTS)}
    />
  );
}
