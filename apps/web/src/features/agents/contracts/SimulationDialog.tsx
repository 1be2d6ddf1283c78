import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { CoverageField } from './CoverageField.tsx';
import { draftOf, termsOf } from './offer-terms.ts';
import { Simulation } from './Simulation.tsx';
import { TierFields } from './TierFields.tsx';
import { isReadable } from './faults/typed-faults.ts';

type Agreed = NonNullable<ValueOf<'agentContracts'>['items'][number]['agreed']>;

/** The server refuses more tiers than the merchant allows. */
const TIERS_MAX = 20;

interface SimulationDialogProps {
  readonly contract: Agreed;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Tries the agent's own contract on past days, as it is or with other tiers. */
export function SimulationDialog({ contract, currency, onClose }: SimulationDialogProps) {
  const t = useTexts('agentContracts');
  const own = contract.terms;
  const [draft, setDraft] = useState(() => draftOf(own));
  const [minCoverage, setMinCoverage] = useState(own.minCoveragePct ?? '');
  const isImagined =
    JSON.stringify(draft) !== JSON.stringify(draftOf(own)) ||
    minCoverage !== (own.minCoveragePct ?? '');
  const input = isImagined ? { terms: termsOf(own, draft, minCoverage) } : { id: contract.id };
  return (
    <Dialog title={t('tryContract')} size="wide" clickToClose={false} focusSelf onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t('tryText')}</p>
        <TierFields draft={draft} own={own} maxTiers={TIERS_MAX} choosesPay onChange={setDraft} />
        <CoverageField own={own} value={minCoverage} onChange={setMinCoverage} />
        <Simulation
          key={JSON.stringify(input)}
          input={input}
          currency={currency}
          isReady={isReadable(own, draft, minCoverage)}
        />
      </div>
    </Dialog>
  );
}
