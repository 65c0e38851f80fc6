import { identidadeApi } from '#schemas/api/identidade.ts';
import type { ProvedorRetorno } from '#schemas/shapes/identidade.ts';
import { call } from '#src/data/call.ts';
import { leaveFor } from './navigation.ts';

const name = 'malote.provedor';

interface Kept {
  readonly chave: string;
  readonly wanted: string;
}

/** An entry at the provider that came back to this browser. */
export interface ReturnedEntry extends ProvedorRetorno {
  /** Where the person wanted to go before leaving for the provider. */
  readonly wanted: string;
}

/** Leaves for the provider. What stays here is what only this window has: without it nobody comes back as this person. */
export const goToProvider = async (wanted: string): Promise<void> => {
  const { endereco, chave } = await call(identidadeApi.iniciarPeloProvedor, {}, { ownDenial: true });
  sessionStorage.setItem(name, JSON.stringify({ chave, wanted } satisfies Kept));
  leaveFor(endereco);
};

/** What the provider sent back in this address, if it did; the key is empty when the entry did not begin in this window. */
export const returnedEntry = (search: string): ReturnedEntry | undefined => {
  const answer = new URLSearchParams(search);
  if (!answer.has('state') || !(answer.has('code') || answer.has('error'))) return undefined;
  const { chave, wanted } = readKept();
  return { resposta: search.replace(/^\?/, ''), chave, wanted };
};

/** It serves once: a second time, the answer would only be refused. */
export const forgetReturn = (): void => sessionStorage.removeItem(name);

const readKept = (): Kept => {
  const nothing = { chave: '', wanted: '/' };
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Kept>) };
  } catch {
    // something else was kept under this name: as if nothing were
    return nothing;
  }
};
