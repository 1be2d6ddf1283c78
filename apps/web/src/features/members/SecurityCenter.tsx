export function SecurityCenter() {
  return null;
}
