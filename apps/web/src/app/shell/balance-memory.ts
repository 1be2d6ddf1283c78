// Whether the balance is masked, as it was left.

const KEY = 'balance';

export function wasBalanceHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === 'hidden';
  } catch {
    return false;
  }
}

export function hideBalance(hidden: boolean): void {
  try {
    localStorage.setItem(KEY, hidden ? 'hidden' : 'shown');
  } catch {
    // Without storage the balance is shown again with the next page.
  }
}
