/** How the field of a signer is called in the file; with a number behind it where the file that came had one of that name. */
export const fieldName = (assinanteId: number): string => `Assinatura ${assinanteId}`;

const sameField = (campo: string, assinanteId: number): boolean => {
  const [, name] = /^(.+?)(?: \(\d+\))?$/.exec(campo) ?? [];
  return name === fieldName(assinanteId);
};

/** The field that a signer was given: of those of that name, the last, because what came was there before. */
export const fieldOfSigner = (
  signatures: readonly { readonly campo: string }[],
  assinanteId: number,
): string | undefined => signatures.findLast(({ campo }) => sameField(campo, assinanteId))?.campo;
