// What a slip says of the fee beside the amount to be paid.
import { expect, test } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { PayPanel } from './PayPanel.tsx';

const { show } = openTestPage();

test.each([
  ['7.0000', '993.0000', true],
  ['0.0000', '1000.0000', false],
])(
  'of 1000 with a fee of %s, what arrives is %s: parts are said, %s',
  async (fee, credit, said) => {
    const order = {
      number: 'D1',
      currency: 'PHP',
      amount: '1000.0000',
      fee,
      credit,
      payUrl: null,
      qr: null,
      bankDetails: { bank: 'BDO', account: '123', holder: 'House' },
      expiresAt: Date.now() + 60_000,
    };
    const text = () => document.body.textContent;
    await show(<PayPanel order={order as never} />, () => text().includes('BDO'));
    const parts = 'You pay ₱1,000.00: ₱7.00 of it is the fee, ₱993.00 arrives in your wallet.';
    expect(text().includes(parts)).toBe(said);
    expect(text()).toContain('Transfer exactly ₱1,000.00');
  },
);
