import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallInput } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import type { VendorTabProps } from './VendorPage.tsx';

type Values = Omit<CallInput<'vendorConnect'>, 'reason' | 'publicKey'>;

interface GatewayDialogProps {
  /** Undefined for a new one. */
  readonly vendor?: VendorTabProps;
  readonly onClose: () => void;
}

const NEW: Values = {
  code: '',
  name: '',
  dialect: 'HUB88',
  baseUrl: 'https://',
  operatorRef: '',
  networks: [],
  launchHosts: [],
  turnover: 'WHOLE',
  demo: false,
  lobby: false,
  autoPublish: false,
};

const CODE = /^[A-Z][A-Z0-9_]{1,31}$/;

/** Connects a vendor, or changes how it is reached; keys have acts of their own. */
export function GatewayDialog({ vendor, onClose }: GatewayDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActForm
      title={vendor?.gateway.name ?? text('vendor.connect')}
      start={vendor === undefined ? NEW : termsOf(vendor)}
      second
      words={() =>
        vendor === undefined
          ? text('vendor.connectEffect')
          : text('vendor.gatewayEffect', { name: vendor.gateway.name })
      }
      button={text('act.ask')}
      ready={({ code }) => CODE.test(code)}
      run={(values, { reason }) => call('vendorConnect', { ...values, publicKey: null, reason })}
      onDone={done}
      onClose={onClose}
    >
      {vendor === undefined ? (
        <WordInput
          source="code"
          label={text('vendor.code')}
          helperText={text('vendor.codeHelp')}
          parse={(typed) => typed.toUpperCase()}
        />
      ) : null}
      <WordInput source="name" label={text('vendor.name')} />
      <ChoiceInput
        source="dialect"
        label={text('vendor.dialect')}
        values={['HUB88', 'PLAY'] as const}
        nameOf={(each) => text(`vendor.dialect.${each}`)}
      />
      <WordInput
        source="baseUrl"
        label={text('vendor.baseUrl')}
        helperText={text('vendor.baseUrlHelp')}
        optional
      />
      <WordInput
        source="operatorRef"
        label={text('vendor.operatorRef')}
        helperText={text('vendor.operatorRefHelp')}
        optional
      />
      <ListInput
        source="networks"
        label={text('vendor.networks')}
        helperText={text('vendor.networksHelp')}
      />
      <ListInput
        source="launchHosts"
        label={text('vendor.launchHosts')}
        helperText={text('vendor.launchHostsHelp')}
        parse={(typed) => typed.toLowerCase()}
      />
      <ChoiceInput
        source="turnover"
        label={text('vendor.turnover')}
        values={['META', 'NET', 'WHOLE'] as const}
        nameOf={(each) => text(`vendor.turnover.${each}`)}
      />
      <SwitchInput source="demo" label={text('vendor.demo')} />
      <SwitchInput source="lobby" label={text('vendor.lobby')} />
      <SwitchInput source="autoPublish" label={text('vendor.autoPublish')} />
    </ActForm>
  );
}

function termsOf({ code, gateway }: VendorTabProps): Values {
  const { name, dialect, baseUrl, operatorRef, networks, launchHosts } = gateway;
  const { turnover, demo, lobby, autoPublish } = gateway;
  return {
    code,
    name,
    dialect,
    baseUrl,
    operatorRef,
    networks,
    launchHosts,
    turnover,
    demo,
    lobby,
    autoPublish,
  };
}
