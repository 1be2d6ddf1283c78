import { QRCodeSVG } from 'qrcode.react';

interface QrProps {
  readonly value: string;
  /** What the code opens. */
  readonly label: string;
  /** In pixels, without the margin (product.md section 9). */
  readonly size?: number;
}

const MARGIN_PX = 10;

/** A QR code; always dark on white, because cameras expect it. */
export function Qr({ value, label, size = 150 }: QrProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="inline-block rounded-md bg-white"
      style={{ padding: MARGIN_PX }}
    >
      <QRCodeSVG value={value} size={size} marginSize={0} aria-hidden />
    </div>
  );
}
