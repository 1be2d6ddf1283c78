export async function startInstant(_start: object): Promise<void> {}
