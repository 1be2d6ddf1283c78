import { lazy, Suspense } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LogoRow } from '../../../ui/layout/LogoRow.tsx';
import { useSite } from '../../../site/use-site.ts';
import { paymentLogos } from './payment-logos.ts';

const ResourceLogo = lazy(async () => ({
  default: (await import('../../../art/ResourceLogo.tsx')).ResourceLogo,
}));

/** The deposit methods of this merchant. */
export function PaymentRow() {
  const t = useTexts('shell');
  const site = useSite();
  const { data } = useCall('paymentMethods', {}, { staleTime: FRESH_MS });
  const logos = paymentLogos(data ?? [], site?.resources ?? []).map(({ name, label, url }) => ({
    key: name,
    url,
    content: (
      <Suspense fallback={<span className="sr-only">{label}</span>}>
        <ResourceLogo name={name} label={label} />
      </Suspense>
    ),
  }));
  return <LogoRow title={t('payments')} logos={logos} />;
}

const FRESH_MS = 5 * 60_000;
