import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CoverageField } from './CoverageField.tsx';
import { draftOf, termsOf, type WireTerms } from './offer-terms.ts';
import { Simulation } from './Simulation.tsx';
import { TierFields } from './TierFields.tsx';
import { TierList } from './TierList.tsx';
import { isReadable } from './faults/typed-faults.ts';

interface OfferFormProps {
  readonly limits: ValueOf<'agentContractLimits'>;
  readonly own: WireTerms;
  /** Who gets the offer; typed where it is absent. */
  readonly to?: string | undefined;
  readonly currency: string;
  readonly onSent: () => void;
}

/** The tiers of an offer. It can be sent once it was simulated for the downline as it stands. */
export function OfferForm({ limits, own, to, currency, onSent }: OfferFormProps) {
  const t = useTexts('agentContracts');
  const [username, setUsername] = useState(to ?? '');
  const [draft, setDraft] = useState(() => draftOf(own));
  const [minCoverage, setMinCoverage] = useState(own.minCoveragePct ?? '');
  const [simulated, setSimulated] = useState<string>();
  const offer = useCallMutation('agentContractOffer', {
    invalidates: ['agentDownlineContracts', 'agentTeam'],
    onSuccess: () => toast('done', t('sent')),
  });
  const terms = termsOf(own, draft, minCoverage);
  const asked = JSON.stringify([username.trim(), terms]);
  const { rate } = limits;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        offer.mutate({ username: username.trim(), terms }, onSent);
      }}
    >
      <div className="rounded-md border border-line bg-surface-2 p-3 text-sm">
        <p className="mb-2">{t('limits', { min: rate.min, max: rate.max, step: rate.step })}</p>
        <TierList {...own} currency={currency} />
      </div>
      <Field label={t('username')} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            readOnly={to !== undefined}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
      </Field>
      <TierFields draft={draft} own={own} maxTiers={limits.maxTiers} onChange={setDraft} />
      <CoverageField isOffer own={own} value={minCoverage} onChange={setMinCoverage} />
      {username.trim() !== '' && (
        <Simulation
          key={asked}
          input={{ username: username.trim(), terms }}
          currency={currency}
          isReady={isReadable(own, draft, minCoverage)}
          onDone={() => setSimulated(asked)}
        />
      )}
      {offer.error !== null && (
        <p role="alert" className="text-sm text-lost">
          {offer.error.message}
        </p>
      )}
      {simulated !== asked && <p className="text-sm text-ink-2">{t('simulateFirst')}</p>}
      <Button
        type="submit"
        size="lg"
        look="primary"
        busy={offer.isPending}
        disabled={simulated !== asked}
      >
        {t('send')}
      </Button>
    </form>
  );
}
