import type { CorpoDoc } from '#schemas/generated.ts';
import type { Minuta } from './minuta.ts';

/** What was written and has not reached the server, kept on this computer. */
export interface CopiaLocal {
  /** When, as an instant. */
  readonly momento: string;
  /** Version over which it was written. */
  readonly versao: number;
  /** The draft changed elsewhere while this was written. */
  readonly conflito: boolean;
  /** The session ended in the middle of the writing. */
  readonly interrompida?: true;
  readonly minuta: Minuta;
  readonly corpo: CorpoDoc;
}

const prefix = 'malote.minuta';
/** A copy that nobody asked for in so long is of no use and should not stay on a shared computer. */
const oldestMs = 30 * 86_400_000;

const nameOf = (owner: string, documento: number): string => `${prefix}.${owner}.${documento}`;

/** @returns false when this computer refuses: no storage, or no room */
export const keepCopia = (owner: string, documento: number, copia: CopiaLocal): boolean => {
  try {
    localStorage.setItem(nameOf(owner, documento), JSON.stringify(copia));
    return true;
  } catch {
    return false;
  }
};

export const dropCopia = (owner: string, documento: number): void => {
  try {
    localStorage.removeItem(nameOf(owner, documento));
  } catch {
    // no storage: nothing was kept
  }
};

/**
 * The copy worth offering: written over the version that is there or a later one, after the last change of the draft,
 * or against a change made elsewhere. Any other is forgotten.
 */
export const findCopia = (
  owner: string,
  documento: { readonly id: number; readonly versao: number; readonly alteradoEm: string },
): CopiaLocal | undefined => {
  forgetOld();
  const copia = read(nameOf(owner, documento.id));
  if (!copia) return undefined;
  const newer =
    copia.conflito ||
    copia.versao >= documento.versao ||
    Date.parse(copia.momento) > Date.parse(documento.alteradoEm);
  if (!newer) dropCopia(owner, documento.id);
  return newer ? copia : undefined;
};

const read = (name: string): CopiaLocal | undefined => {
  try {
    const kept = localStorage.getItem(name);
    return kept === null ? undefined : (JSON.parse(kept) as CopiaLocal);
  } catch {
    // unreadable: written by another version, or no storage
    return undefined;
  }
};

const forgetOld = (): void => {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(`${prefix}.`)) continue;
      const copia = read(name);
      if (!copia || Date.now() - Date.parse(copia.momento) > oldestMs) localStorage.removeItem(name);
    }
  } catch {
    // no storage: nothing to forget
  }
};

/** Work cut short by the end of the session goes on by itself, unless the draft changed meanwhile. */
export const goesOn = (copia: CopiaLocal, versao: number): boolean =>
  copia.interrompida === true && !copia.conflito && copia.versao === versao;
