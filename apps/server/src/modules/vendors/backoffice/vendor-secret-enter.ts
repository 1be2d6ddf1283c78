// A secret that the vendor made: one operator enters it, another agrees without seeing it. Until
// then it is sealed, apart from the request.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok, type MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  deletePendingSecret,
  describeOperation,
  insertPendingSecret,
  registerApproval,
  requestApproval,
  takePendingSecret,
} from '../../operators/index.ts';
import { forgetVendors } from '../records/index.ts';
import { findGateway, lockGateway } from './store/gateway.ts';
import { putSharedSecret } from './vendor-keys.ts';

type Row = OperatorCalls['vendorSecretEnter'];

const nameOf = (code: string): string => `vendor:${code}`;

/** The context of every pending secret names its merchant and its name. */
const contextOf = (merchant: MerchantId, code: string): string =>
  `secret:${merchant}:${nameOf(code)}`;

const secretApproval = registerApproval({
  kind: 'vendors.secret',
  right: 'settings.edit',
  payload: z.object({ code: z.string() }),
  describe: ({ code }) => describeOperation('vendorSecretEntered', { code }),
  execute: async (call, { code }) => {
    const { app, sql, merchant, now } = call;
    if (!(await lockGateway(sql, merchant.id, code))) return refuse('not.found');
    const gateway = await findGateway(sql, merchant.id, code);
    if (gateway?.dialect !== 'PLAY') return refuse('vendor.no_secret');
    const pending = await takePendingSecret(sql, merchant.id, call.approval.id);
    const sealed = pending?.sealed;
    assert(sealed, `the secret of approval ${call.approval.id} is kept`);
    const secret = Buffer.from(app.keys.open(sealed, contextOf(merchant.id, code)));
    await putSharedSecret({ app, sql, merchant, code, now }, secret.toString('utf8'));
    call.after(() => {
      forgetVendors(app, merchant.id);
      app.signals.send({ topic: 'site', merchant: merchant.id });
    });
    return ok(null);
  },
  drop: ({ sql, merchant }, id) => deletePendingSecret(sql, merchant.id, id),
});

export async function vendorSecretEnter(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, sql, merchant, input } = call;
  const { code, secret, reason } = input;
  const gateway = await findGateway(sql, merchant.id, code);
  if (gateway === undefined) return refuse('not.found');
  if (gateway.dialect !== 'PLAY') return refuse('vendor.no_secret');
  const approval = await requestApproval(call, secretApproval, {
    payload: { code },
    target: `vendor:${code}`,
    reason,
  });
  const sealed = app.keys.seal(Buffer.from(secret), contextOf(merchant.id, code));
  await insertPendingSecret(sql, merchant.id, { approval, name: nameOf(code), sealed });
  return ok({ approvalId: approval });
}
