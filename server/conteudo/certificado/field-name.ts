/** How the field of a signer is called in the file. */
export const fieldName = (assinanteId: number): string => `Assinatura ${assinanteId}`;
