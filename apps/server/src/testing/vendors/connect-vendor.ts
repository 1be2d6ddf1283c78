import { randomUUID, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto';
import { keyContext } from '../../modules/vendors/index.ts';
import type { VendorApp } from './vendor-app.ts';

/** Adds a vendor with the keys of both sides to the merchant of the test app. */
export async function connectVendor(
  test: VendorApp,
  vendor: {
    readonly code: string;
    readonly url: string;
    readonly theirs: KeyObject;
    /** Of which the vendor was given the public halves. */
    readonly ours: Readonly<Record<'CURRENT' | 'NEXT' | 'RETIRED', KeyPairKeyObjectResult>>;
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
  const own = Object.entries(ours).map(([state, { publicKey, privateKey }]) => {
    const id = randomUUID();
    const secret = Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const sealed = Buffer.from(test.context.keys.seal(secret, keyContext(id))).toString('hex');
    return { id, owner: 'OURS', key: pem(publicKey), sealed, state };
  });
  const their = { id: randomUUID(), owner: 'VENDOR', key: pem(theirs), state: 'CURRENT' };
  for (const row of [their, ...own]) {
    await test.sql(
      `insert into vendors.vendor_key
         (merchant_id, code, key_id, owner, algorithm, public_key, sealed, state, created_at,
          retired_at)
       select $1, $2, id, owner, 'RSA', key, decode(sealed, 'hex'), state, house_now(),
         case when state = 'RETIRED' then house_now() end
       from json_to_record($3) as k (id uuid, owner text, key text, sealed text, state text)`,
      [merchant, code, JSON.stringify(row)],
    );
  }
}
