import { Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { LANGUAGES, type Language } from '@fairhouse/values';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ListField } from '../../ui/forms/ListField.tsx';
import type { MerchantDraft } from './merchant-draft.ts';

export interface Lottery {
  readonly code: string;
  readonly name: string;
}

interface MerchantFieldsProps {
  readonly draft: MerchantDraft;
  readonly lotteries: readonly Lottery[];
  readonly onChange: (change: Partial<MerchantDraft>) => void;
}

const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** All fields of a new merchant, in the order in which a person decides them. */
export function MerchantFields({ draft, lotteries, onChange }: MerchantFieldsProps) {
  const text = useText();
  const field = (
    name: 'code' | 'name' | 'currency' | 'cutHour' | 'ownerName' | 'ownerDisplayName',
  ) => ({
    value: draft[name],
    required: true,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const codes = lotteries.map(({ code }) => code);
  const nameOf = (code: string) => lotteries.find((each) => each.code === code)?.name ?? code;
  return (
    <>
      <TextField
        label={text('merchant.code')}
        helperText={text('merchant.codeHelp')}
        {...field('code')}
      />
      <TextField label={text('merchant.name')} {...field('name')} />
      <ListField
        label={text('merchant.hosts')}
        helperText={text('merchant.hostsHelp')}
        value={draft.hosts}
        disabled={false}
        onChange={(hosts) => onChange({ hosts })}
      />
      <Pair>
        <TextField
          label={text('merchant.currency')}
          {...field('currency')}
          onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
          slotProps={{ htmlInput: { maxLength: 3 } }}
        />
        <TextField
          label={text('merchant.cutHour')}
          {...field('cutHour')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        />
      </Pair>
      <Autocomplete
        options={ZONES}
        value={draft.zone === '' ? null : draft.zone}
        onChange={(_event, zone) => onChange({ zone: zone ?? '' })}
        renderInput={(params) => <TextField {...params} label={text('merchant.zone')} required />}
      />
      <Autocomplete
        multiple
        options={LANGUAGES}
        getOptionLabel={(language: Language) => LANGUAGE_NAMES[language]}
        value={[...draft.languages]}
        onChange={(_event, languages) => onChange({ languages })}
        renderInput={(params) => <TextField {...params} label={text('merchant.languages')} />}
      />
      <Pair>
        <TextField
          select
          label={text('merchant.theme')}
          value={draft.theme}
          onChange={(event) =>
            onChange({ theme: event.target.value === 'light' ? 'light' : 'dark' })
          }
        >
          {(['dark', 'light'] as const).map((each) => (
            <MenuItem key={each} value={each}>
              {text(`merchant.theme.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('merchant.age')}
          value={String(draft.minimumAge)}
          onChange={(event) => onChange({ minimumAge: event.target.value === '18' ? 18 : 21 })}
        >
          {['18', '21'].map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </Pair>
      <ListField
        label={text('dialCodes.countries')}
        helperText={text('dialCodes.countriesHelp')}
        value={draft.dialCodes}
        disabled={false}
        onChange={(typed) => onChange({ dialCodes: typed.map((each) => each.toUpperCase()) })}
      />
      <Autocomplete
        multiple
        limitTags={6}
        options={codes}
        getOptionLabel={nameOf}
        value={[...draft.lotteries]}
        onChange={(_event, chosen) => onChange({ lotteries: chosen })}
        renderInput={(params) => <TextField {...params} label={text('merchant.lotteries')} />}
      />
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => onChange({ lotteries: codes })}>
        {text('merchant.allLotteries')}
      </Button>
      <TextField
        label={text('merchant.owner')}
        helperText={text('operator.nameHelp')}
        {...field('ownerName')}
        onChange={(event) => onChange({ ownerName: event.target.value.toLowerCase() })}
      />
      <TextField label={text('merchant.ownerName')} {...field('ownerDisplayName')} />
    </>
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}
