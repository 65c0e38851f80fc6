/** Travels with the address of a request that has just been sent, to be said there once. */
export const sentNow = { enviado: true } as const;

export const isSentNow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'enviado' in state;
