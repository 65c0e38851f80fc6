import { createContext, useContext, useState } from 'react';
import type { Linha, Regra } from '#schemas/fluxo/regra/regra.ts';

/** A line while it is made. */
export interface LinhaEscrita extends Linha {
  /** What was typed for the value, and is none. */
  readonly escrito?: string | undefined;
}

export interface RegraEscrita extends Regra {
  readonly linhas: readonly LinhaEscrita[];
}

/** A condition with lines that are not whole yet. */
interface RascunhoDeRegra {
  /** The condition that it was begun from, in FEEL: of another, it says nothing. */
  readonly de: string;
  readonly regra: RegraEscrita;
}

export interface RascunhosDeRegra {
  /** By element and place in it. */
  readonly regras: Readonly<Record<string, RascunhoDeRegra>>;
  readonly keepRegra: (lugar: string, regra: RascunhoDeRegra | undefined) => void;
  readonly moveRegra: (from: string, to: string) => void;
}

interface OfElement extends RascunhosDeRegra {
  readonly elemento: string;
}

/** Where the unfinished conditions of the chosen element stay while another is chosen. */
export const RascunhosDoElemento = createContext<OfElement | undefined>(undefined);

const lugarDeRegra = (elemento: string, lugar: string): string => `${elemento} ${lugar}`;

/** The unfinished condition of one place of the element; where nobody keeps them, it lives as long as its field. */
export const useRascunhoDeRegra = (
  lugar: string,
): readonly [RascunhoDeRegra | undefined, (next: RascunhoDeRegra | undefined) => void] => {
  const [own, setOwn] = useState<RascunhoDeRegra>();
  const kept = useContext(RascunhosDoElemento);
  if (!kept) return [own, setOwn];
  const key = lugarDeRegra(kept.elemento, lugar);
  return [kept.regras[key], (next) => kept.keepRegra(key, next)];
};

/** What is unfinished in one place is of another from now on. */
export const useMoveRascunho = (): ((from: string, to: string) => void) => {
  const kept = useContext(RascunhosDoElemento);
  return (from, to) => kept?.moveRegra(lugarDeRegra(kept.elemento, from), lugarDeRegra(kept.elemento, to));
};
