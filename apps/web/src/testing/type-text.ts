import { act } from 'react';

/** Types key by key, as a person does, into a field that is drawn. */
export async function typeText(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): Promise<void> {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
  await act(async () => input.focus());
  for (let length = 0; length <= text.length; length += 1) {
    const key = text.slice(length - 1, length);
    await act(async () => {
      value?.set?.call(input, length === 0 ? '' : input.value + key);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
