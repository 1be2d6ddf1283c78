// The window of a provider that stands in for a real one: whoever comes says by one press who they
// are, or that they would rather not.

/** Who is meant by the button that refuses. */
export const NOBODY = 'nobody';

/** A button for each person and one for nobody; `action` is where a person's button posts to. */
export function whoPage(people: readonly string[], action: (person: string) => string): string {
  const form = (person: string, label: string) =>
    `<form method="post" action="${action(person).replaceAll('&', '&amp;')}">` +
    `<button>${label}</button></form>`;
  const buttons = [...people.map((person) => form(person, person)), form(NOBODY, 'Cancel')];
  return `<!doctype html><title>Sign in</title><h1>Who are you?</h1>${buttons.join('')}`;
}
