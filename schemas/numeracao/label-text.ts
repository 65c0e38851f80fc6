/** What the QR code of a separator sheet says. */
export const separatorText = 'MALOTE:SEPARADOR';

export const isSeparator = (texto: string): boolean => texto === separatorText;

/** The code of a label stuck on the first page of a document; the codes of other institutions divide nothing. */
export const isLabel = (texto: string): boolean => /^MALOTE:ETIQUETA:\S{1,60}$/.test(texto);

/** The protocol that a label is of; those that only divide are of none. */
export const protocolOfLabel = (texto: string): number | undefined => {
  const id = /^MALOTE:ETIQUETA:P([1-9]\d{0,14})$/.exec(texto)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** What the code of a label says. */
export const labelText = (codigo: string): string => `MALOTE:ETIQUETA:${codigo}`;
