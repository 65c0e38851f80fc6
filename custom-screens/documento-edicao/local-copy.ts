import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { canSeal } from '#src/session/local-cipher.ts';
import { dropLocalDraft, keepLocalDraft, readLocalDraft, type Dated } from '#src/session/local-drafts.ts';
import type { Minuta } from './minuta.ts';

/** What was written and has not reached the server, kept encrypted on this computer. */
export interface CopiaLocal extends Dated {
  /** Version over which it was written. */
  readonly versao: number;
  /** The draft changed elsewhere while this was written. */
  readonly conflito: boolean;
  /** The session ended in the middle of the writing. */
  readonly interrompida?: true;
  readonly minuta: Minuta;
  readonly corpo: CorpoDoc;
}

const nameOf = (owner: string, documento: number): string => `${owner}.minuta.${documento}`;

/** This computer refused the last one: it has no storage, or no room. */
let refused = false;

/**
 * Keeps it at once for this page, and as soon as it is encrypted on this computer: nothing is ever there in the clear,
 * not even when the page is closed meanwhile.
 * @returns false where this computer cannot keep it beyond the page, as far as is known by now
 */
export const keepCopia = (owner: string, documento: number, copia: CopiaLocal): boolean => {
  void keepLocalDraft(nameOf(owner, documento), copia).then((kept) => {
    refused = !kept;
  });
  return canSeal() && !refused;
};

export const dropCopia = (owner: string, documento: number): void => dropLocalDraft(nameOf(owner, documento));

/**
 * The copy worth offering: written over the version that is there or a later one, after the last change of the draft,
 * or against a change made elsewhere. Any other is forgotten.
 */
export const findCopia = async (
  owner: string,
  documento: { readonly id: number; readonly versao: number; readonly alteradoEm: string },
): Promise<CopiaLocal | undefined> => {
  const copia = await readLocalDraft<CopiaLocal>(nameOf(owner, documento.id));
  if (!copia) return undefined;
  const newer =
    copia.conflito ||
    copia.versao >= documento.versao ||
    Date.parse(copia.momento) > Date.parse(documento.alteradoEm);
  if (!newer) dropCopia(owner, documento.id);
  return newer ? copia : undefined;
};

/** Work cut short by the end of the session goes on by itself, unless the draft changed meanwhile. */
export const goesOn = (copia: CopiaLocal, versao: number): boolean =>
  copia.interrompida === true && !copia.conflito && copia.versao === versao;
