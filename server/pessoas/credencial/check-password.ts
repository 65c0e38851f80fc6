import { hash, verify } from '@node-rs/argon2';

/** What an unknown user costs: the same hash as a known one, so that time tells nothing. */
const decoy = hash('ninguém entra com esta senha');

/** Whether a password is the one that is kept. Where none is kept the answer is no, and takes as long. */
export const passwordMatches = async (kept: string | null | undefined, senha: string): Promise<boolean> => {
  const same = await verify(kept ?? (await decoy), senha);
  return same && kept !== null && kept !== undefined;
};
