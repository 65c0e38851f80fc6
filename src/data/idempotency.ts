/** A key for one act of a person: the same key sent again gives the first answer. */
export const newActKey = (): string => {
  // randomUUID exists only on https; this works everywhere
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
