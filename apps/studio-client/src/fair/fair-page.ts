export async function showFairPage(_start: object): Promise<void> {}
