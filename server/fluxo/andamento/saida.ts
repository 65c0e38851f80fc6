import type { CampoFluxo } from '#schemas/fluxo/atividade.ts';
import type { AtividadeConcluir } from '#schemas/shapes/fluxo-atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { FieldError } from '#schemas/app-error.ts';
import { isDay } from '#server/instalacao/prazo/index.ts';
import { writtenDay } from '#schemas/written-day.ts';

/** What a person decided and answered. */
export interface Saida {
  readonly decisao?: 'APROVAR' | 'DEVOLVER';
  readonly motivo?: string;
  readonly respostas: Readonly<Record<string, string | number | boolean>>;
}

interface Asks {
  readonly especie: string;
  readonly campos: readonly CampoFluxo[];
}

/** What was sent, read by what the activity asks: its output, or each field that does not serve. */
export const readSaida = (
  { especie, campos }: Asks,
  { decisao, motivo, respostas = {} }: AtividadeConcluir,
): { readonly saida: Saida } | { readonly erros: FieldError[] } => {
  const erros: FieldError[] = [];
  const said = motivo?.trim();
  if (especie === 'APROVACAO' && decisao === undefined)
    erros.push({ campo: 'decisao', mensagem: mensagem('fluxo.recusa.informeDecisao') });
  if (especie === 'APROVACAO' && decisao === 'DEVOLVER' && (said ?? '') === '')
    erros.push({ campo: 'motivo', mensagem: mensagem('fluxo.recusa.informeMotivo') });
  const values: Record<string, string | number | boolean> = {};
  // what is sent back is not filled in first
  const returned = especie === 'APROVACAO' && decisao === 'DEVOLVER';
  for (const campo of campos) {
    const value = respostas[campo.chave];
    if (value === undefined || value === '') {
      if (campo.obrigatorio && !returned)
        erros.push({ campo: `respostas.${campo.chave}`, mensagem: mensagem('fluxo.recusa.preencha') });
    } else if (serves(campo, value)) values[campo.chave] = value;
    else erros.push({ campo: `respostas.${campo.chave}`, mensagem: mensagem('fluxo.recusa.valor') });
  }
  if (erros.length > 0) return { erros };
  return {
    saida: {
      decisao: especie === 'APROVACAO' && decisao ? decisao : undefined,
      motivo: said || undefined,
      respostas: values,
    },
  };
};

export const serves = ({ tipo }: Pick<CampoFluxo, 'tipo'>, value: string | number | boolean): boolean => {
  switch (tipo) {
    case 'TEXTO':
      return typeof value === 'string';
    case 'NUMERO':
      return typeof value === 'number' && Number.isFinite(value);
    case 'SIM_NAO':
      return typeof value === 'boolean';
    case 'DATA':
      return typeof value === 'string' && isDay(value);
  }
};

/** The answers as people read them. */
export const answersOf = (
  campos: readonly CampoFluxo[],
  { respostas }: Saida,
): { rotulo: string; valor: string }[] =>
  campos.flatMap(({ chave, rotulo, tipo }) => {
    const value = respostas[chave];
    if (value === undefined) return [];
    return [{ rotulo, valor: shown(tipo, value) }];
  });

const shown = (tipo: CampoFluxo['tipo'], value: string | number | boolean): string => {
  if (typeof value === 'boolean') return mensagem(value ? 'fluxo.sim' : 'fluxo.nao');
  if (typeof value === 'number') return value.toLocaleString('pt-BR');
  return tipo === 'DATA' ? writtenDay(value) : value;
};
