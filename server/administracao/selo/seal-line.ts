/** A seal as it is kept away from the database: which, when, and its digest, which covers all before it. */
export interface Seal {
  readonly id: number;
  readonly momento: Date;
  readonly hash: string;
}

export const sealLine = ({ id, momento, hash }: Seal): string => `${id} ${momento.toISOString()} ${hash}`;

/** The number and the digest in a line, or in what people copy by hand (`123:ab…`); undefined where there is no seal. */
export const readSealLine = (line: string): { readonly id: number; readonly hash: string } | undefined => {
  const found = /^\s*(\d{1,15})(?:\s+\S+\s+|:)([0-9a-f]{64})\s*$/i.exec(line);
  return found ? { id: Number(found[1]), hash: String(found[2]).toLowerCase() } : undefined;
};
