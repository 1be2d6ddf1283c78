interface Window {
  readonly maintenanceFrom: number | null;
  readonly maintenanceUntil: number | null;
}

/** Whether a vendor is in maintenance at a time. A window without a begin is none. */
export function isInWindow({ maintenanceFrom, maintenanceUntil }: Window, at: number): boolean {
  if (maintenanceFrom === null || at < maintenanceFrom) return false;
  return maintenanceUntil === null || at < maintenanceUntil;
}
