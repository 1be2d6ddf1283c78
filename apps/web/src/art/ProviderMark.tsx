import { siFacebook, siLine, siTelegram } from 'simple-icons';

const PLAIN = { facebook: siFacebook, line: siLine, telegram: siTelegram };

interface ProviderMarkProps {
  readonly provider: keyof typeof PLAIN | 'google';
}

/** The logo of a provider in its own colours, on white in both themes. */
export function ProviderMark({ provider }: ProviderMarkProps) {
  return (
    <span className="grid size-7 shrink-0 place-items-center rounded-sm bg-white">
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden>
        {provider === 'google' ? (
          <Google />
        ) : (
          <path d={PLAIN[provider].path} fill={`#${PLAIN[provider].hex}`} />
        )}
      </svg>
    </span>
  );
}

/** A ring in four colours, open at the upper right, with a bar to its middle. */
function Google() {
  const arc = { fill: 'none', strokeWidth: 4.4 };
  return (
    <>
      <path {...arc} stroke="#ea4335" d="M18.700 6.600A8.700 8.700 0 0 0 4.300 8.100" />
      <path {...arc} stroke="#fbbc05" d="M4.300 8.100A8.700 8.700 0 0 0 4.300 15.900" />
      <path {...arc} stroke="#34a853" d="M4.300 15.900A8.700 8.700 0 0 0 17.700 18.600" />
      <path {...arc} stroke="#4285f4" d="M17.700 18.600A8.700 8.700 0 0 0 20.700 12H12.200" />
    </>
  );
}
