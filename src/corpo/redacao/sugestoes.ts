import type { Valores } from '#schemas/shapes/propriedade.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { isHeadOfPower, posicao, tratado, type Genero } from './posto.ts';

/** A value that may stand in a marker, and where it comes from. */
export interface Sugestao {
  readonly valor: string;
  readonly motivo: 'usado' | 'chefeDePoder' | 'posto' | 'nome' | 'varios' | 'superior' | 'demais';
}

interface Contexto {
  readonly propriedade: Pick<Propriedade, 'chave' | 'rotulo'>;
  /** What the system knows of the addressee. */
  readonly automaticos: Valores;
  /** The post of who signs first. */
  readonly cargoDeQuemAssina: string | undefined;
  /** What the person wrote there before, the latest first. */
  readonly usados: readonly string[];
}

/** First names in `a` are most often of women; what it decides is only which of the two comes first. */
const guess = (nome: string | undefined): Genero =>
  /^\p{L}+a(?:\s|$)/u.test(nome?.trim() ?? '') ? 'feminino' : 'masculino';

const senhor = { masculino: 'Senhor', feminino: 'Senhora' } as const;
const excelentissimo = { masculino: 'Excelentíssimo Senhor', feminino: 'Excelentíssima Senhora' } as const;

/** Both, the likelier first. */
const inOrder = (first: Genero): readonly Genero[] =>
  first === 'feminino' ? ['feminino', 'masculino'] : ['masculino', 'feminino'];

const vocativos = (automaticos: Valores): readonly Sugestao[] => {
  const { destinatarios = '', destinatario_nome: nome, destinatario_cargo: cargo = '' } = automaticos;
  if (destinatarios.trim().includes('\n')) return [{ valor: 'Senhoras e Senhores', motivo: 'varios' }];
  const word = tratado(cargo);
  if (word) {
    // a woman may bear a post that the register writes for a man, never the other way round
    const genders = word.dito === 'feminino' ? (['feminino'] as const) : inOrder(guess(nome));
    return genders.map((genero): Sugestao => {
      if (!isHeadOfPower(cargo)) return { valor: `${senhor[genero]} ${word[genero]}`, motivo: 'posto' };
      const whole = cargo.trim().replace(/^\S+/, word[genero]);
      return { valor: `${excelentissimo[genero]} ${whole}`, motivo: 'chefeDePoder' };
    });
  }
  // without a person, the name is that of the unit
  if (nome === undefined || nome === automaticos['destinatario_orgao']) return [];
  return inOrder(guess(nome)).map((genero) => ({ valor: `${senhor[genero]} ${nome}`, motivo: 'nome' }));
};

const fechos = (
  { destinatario_cargo: cargo = '' }: Valores,
  signer: string | undefined,
): readonly Sugestao[] => {
  const [theirs, ours] = [posicao(cargo), posicao(signer ?? '')];
  const respectful = { valor: 'Respeitosamente', motivo: 'superior' } as const;
  const usual = { valor: 'Atenciosamente', motivo: 'demais' } as const;
  const above = isHeadOfPower(cargo) || (theirs !== undefined && ours !== undefined && theirs < ours);
  return above ? [respectful, usual] : [usual, respectful];
};

/**
 * What may be written in a marker: first what the person wrote there before, then what the Manual de Redação da Presidência da
 * República (3rd edition, items 5.1.4 and 5.1.7) says for the post of the addressee.
 */
export const sugestoesDe = ({
  propriedade: { chave, rotulo },
  automaticos,
  cargoDeQuemAssina,
  usados,
}: Contexto): readonly Sugestao[] => {
  const named = `${chave} ${rotulo}`;
  const byRule = /vocativo/i.test(named)
    ? vocativos(automaticos)
    : /fecho/i.test(named)
      ? fechos(automaticos, cargoDeQuemAssina)
      : [];
  const before = usados.map((valor): Sugestao => ({ valor, motivo: 'usado' }));
  return [...before, ...byRule.filter(({ valor }) => !usados.includes(valor))];
};
