export function BettingRecord() {
  return null;
}
