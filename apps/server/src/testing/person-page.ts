// The window of a test provider: a button chooses the person who signs in, or cancels.

/** The person of the button that cancels. */
export const NO_PERSON = 'nobody';

/**
 * A button for each person and one to cancel; `action` is the address that a person's button posts
 * to.
 */
export function personPage(people: readonly string[], action: (person: string) => string): string {
  const form = (person: string, label: string) =>
    `<form method="post" action="${action(person).replaceAll('&', '&amp;')}">` +
    `<button>${label}</button></form>`;
  const buttons = [...people.map((person) => form(person, person)), form(NO_PERSON, 'Cancel')];
  return `<!doctype html><title>Sign in</title><h1>Who are you?</h1>${buttons.join('')}`;
}
