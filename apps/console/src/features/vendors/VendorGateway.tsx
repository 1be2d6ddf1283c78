// How a vendor is reached and what counts of its rounds; changes take a second operator.
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { GatewayDialog } from './GatewayDialog.tsx';
import type { VendorTabProps } from './VendorPage.tsx';

export function VendorGateway({ code, gateway }: VendorTabProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [edits, setEdits] = useState(false);
  const isLottery = gateway.wallet === 'LOTTERY';
  const yesNo = (is: boolean) => text(is ? 'vendor.yes' : 'vendor.no');
  return (
    <Panel
      title={text('vendor.tab.gateway')}
      actions={
        mayEdit && !isLottery ? (
          <Button variant="contained" onClick={() => setEdits(true)}>
            {text('ra.action.edit')}
          </Button>
        ) : null
      }
    >
      {isLottery ? (
        <Alert severity="info">{text('vendor.noGateway')}</Alert>
      ) : (
        <Stack spacing={2}>
          {gateway.syncProblem === '' ? null : (
            <Alert severity="warning">
              {text('vendor.syncProblem', { why: gateway.syncProblem })}
            </Alert>
          )}
          <Facts
            facts={[
              [text('vendor.dialect'), text(`vendor.dialect.${gateway.dialect}`)],
              [text('vendor.wallet'), text(`vendor.wallet.${gateway.wallet}`)],
              [text('vendor.baseUrl'), gateway.baseUrl || text('vendor.notSet')],
              [text('vendor.operatorRef'), gateway.operatorRef || text('vendor.merchantCode')],
              [text('vendor.networks'), gateway.networks.join(', ') || text('vendor.anyNetwork')],
              [text('vendor.launchHosts'), gateway.launchHosts.join(', ') || text('vendor.notSet')],
              [text('vendor.turnover'), text(`vendor.turnover.${gateway.turnover}`)],
              [text('vendor.demo'), yesNo(gateway.demo)],
              [text('vendor.lobby'), yesNo(gateway.lobby)],
              [text('vendor.autoPublish'), yesNo(gateway.autoPublish)],
              [
                text('vendor.synced'),
                gateway.syncedAt === null ? (
                  text('vendor.neverSynced')
                ) : (
                  <DateTime key="s" at={gateway.syncedAt} />
                ),
              ],
            ]}
          />
        </Stack>
      )}
      {edits ? <GatewayDialog vendor={{ code, gateway }} onClose={() => setEdits(false)} /> : null}
    </Panel>
  );
}
