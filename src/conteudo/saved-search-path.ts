/** Where a saved search shows what it finds. */
export const savedSearchPath = (id: number | ''): string => `/principal/caixa-central/pesquisa/${id}`;
