// A contract of the house with a top agent, which a second operator agrees to.
import { Alert, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CHOICES, draftOf, termsOf } from './offer-draft.ts';
import { TermFields } from './TermFields.tsx';
import { TierRows } from './TierRows.tsx';
import { TopAgentField, type TopAgent } from './TopAgentField.tsx';

const NOTE_MAX = 100;
/** Until the rules of the kind are read. */
const TIERS_MAX = 10;

export function HouseOffer({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  const [agent, setAgent] = useState<TopAgent | null>(null);
  const [draft, setDraft] = useState(() => draftOf('DIVIDEND'));
  const [note, setNote] = useState('');
  const { data, error } = useAsk('contractRules', {});
  const rules = data?.kinds.find(({ kind }) => kind === draft.kind)?.inForce;
  const { periods: known } = CHOICES[draft.kind];
  const permitted = known.filter((each) => rules?.periods.includes(each) ?? true);
  const terms = termsOf(draft);
  return (
    <ActDialog
      title={text('contract.houseOffer')}
      words={text('contract.houseOfferEffect')}
      button={text('contract.houseOffer')}
      second
      wide
      ready={agent !== null && terms !== undefined}
      run={async ({ reason }) => {
        if (agent === null || terms === undefined) throw new TypeError('an offer is complete');
        return call('contractHouseOffer', { username: agent.username, terms, note, reason });
      }}
      onDone={done}
      onClose={onClose}
    >
      <TopAgentField kind={draft.kind} value={agent} onChange={setAgent} />
      <TermFields
        draft={draft}
        periods={permitted.length === 0 ? known : permitted}
        onChange={setDraft}
      />
      {error === null ? null : <Alert severity="error">{error.message}</Alert>}
      {rules === undefined ? null : (
        <Typography variant="body2" color="textSecondary">
          {text('contract.rateRange', {
            min: rules.minRatePct,
            max: rules.maxRatePct,
            step: rules.stepPct,
            tiers: rules.maxTiers,
          })}
        </Typography>
      )}
      <TierRows
        draft={draft}
        maxTiers={rules?.maxTiers ?? TIERS_MAX}
        onChange={(tiers) => setDraft({ ...draft, tiers })}
      />
      <TextField
        label={text('contract.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      />
    </ActDialog>
  );
}
