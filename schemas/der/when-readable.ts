import { DerError } from './read.ts';

/** What a reading gives, or nothing where the bytes are not what they should be. */
export const whenReadable = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
};
