export async function startReplay(_start: object): Promise<void> {}
