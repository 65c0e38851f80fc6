/** What a provider answered is not what was asked for. */
export class OtherAnswer extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object that came from outside. */
export const fieldsOf = (value: unknown): Fields => {
  if (!isObject(value)) throw new OtherAnswer();
  return value;
};

export const textIn = (value: unknown, name: string): string => {
  const found = fieldsOf(value)[name];
  if (typeof found !== 'string' || found === '') throw new OtherAnswer();
  return found;
};

export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found = fieldsOf(value)[name];
  if (!Array.isArray(found)) throw new OtherAnswer();
  return found;
};

/** A certificate in PEM, or in base64 alone, as base64 in one line. */
export const certificateText = (text: string): string => {
  const bare = text.replaceAll(/-----(BEGIN|END) CERTIFICATE-----/g, '').replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]{100,20000}={0,2}$/.test(bare)) throw new OtherAnswer();
  return bare;
};

/** Bytes in base64, of an address or not. */
export const bytesIn = (text: string): Buffer => Buffer.from(text, 'base64');
