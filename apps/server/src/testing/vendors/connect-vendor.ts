import { randomUUID, type KeyObject } from 'node:crypto';
import { keyContext } from '../../modules/vendors/index.ts';
import type { VendorApp } from './vendor-app.ts';

/** Adds a vendor with the keys of both sides to the merchant of the test app. */
export async function connectVendor(
  test: VendorApp,
  vendor: {
    readonly code: string;
    readonly url: string;
    readonly theirs: KeyObject;
    readonly ours: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  },
): Promise<void> {
  const { code, url, theirs, ours } = vendor;
  const { id: merchant } = test.merchant;
  await test.sql(
    `insert into vendors.vendor
       (merchant_id, code, name, kind, base_url, trial_book, demo, auto_publish, turnover)
     values ($1, $2, $2, 'external', $3, true, true, true, 'META')`,
    [merchant, code, url],
  );
  const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' });
  const ownId = randomUUID();
  const secret = Buffer.from(ours.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const rows = [
    [randomUUID(), 'VENDOR', pem(theirs), null],
    [
      ownId,
      'OURS',
      pem(ours.publicKey),
      Buffer.from(test.context.keys.seal(secret, keyContext(ownId))),
    ],
  ];
  for (const [id, owner, key, sealed] of rows) {
    await test.sql(
      `insert into vendors.vendor_key
         (merchant_id, code, key_id, owner, algorithm, public_key, sealed, state, created_at)
       values ($1, $2, $3, $4, 'RSA', $5, $6, 'CURRENT', house_now())`,
      [merchant, code, id, owner, key, sealed],
    );
  }
}
