/** Addresses that a document may hold: the same as the schema of the body. */
const accepted = /^(https?:\/\/|mailto:)[^\s\u0000-\u001f\u007f]+$/i;

export const isEndereco = (address: string): boolean => address.length <= 2000 && accepted.test(address);

/** What a person typed as an address: a bare domain gets https, a bare e-mail gets mailto. */
export const asEndereco = (typed: string): string => {
  const address = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
};
