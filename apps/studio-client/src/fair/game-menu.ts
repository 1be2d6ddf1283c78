export async function openMenu(_start: object): Promise<void> {}
