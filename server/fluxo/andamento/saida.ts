import { checkAnswers } from '#schemas/fluxo/regra/answers.ts';
import type { Resposta } from '#schemas/fluxo/regra/asked.ts';
import { deRegistro, type CampoFluxo } from '#schemas/fluxo/atividade.ts';
import type { AtividadeConcluir } from '#schemas/shapes/fluxo-atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { FieldError } from '#schemas/app-error.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { isFileId } from '#schemas/file-id.ts';
import type { Arquivos } from './arquivos.ts';
import { nameKey, type Nomes } from './registros.ts';

/** What a person decided and answered. */
export interface Saida {
  readonly decisao?: 'APROVAR' | 'DEVOLVER';
  readonly motivo?: string;
  readonly respostas: Readonly<Record<string, Resposta>>;
}

interface Asks {
  readonly especie: string;
  readonly campos: readonly CampoFluxo[];
}

/** What was sent, read by what the activity asks: its output, or each field that does not serve. */
export const readSaida = (
  asks: Asks,
  pedido: AtividadeConcluir,
  hoje: string,
): { readonly saida: Saida } | { readonly erros: FieldError[] } => {
  const { faltas, respostas } = checkAnswers(asks, pedido, hoje);
  if (faltas.length > 0)
    return {
      erros: faltas.map(({ campo, falta }) => ({ campo, mensagem: mensagem(`fluxo.recusa.${falta}`) })),
    };
  const { decisao, motivo } = pedido;
  return {
    saida: {
      decisao: asks.especie === 'APROVACAO' && decisao ? decisao : undefined,
      motivo: motivo?.trim() || undefined,
      respostas,
    },
  };
};

/** The answers as people read them. What is a file was one when it was answered, whatever the question asks for now. */
export const answersOf = (
  campos: readonly CampoFluxo[],
  { respostas }: Saida,
  nomes: Nomes,
  arquivos?: Arquivos,
): { rotulo: string; valor: string; arquivo?: string }[] =>
  campos.flatMap(({ chave, rotulo, tipo }) => {
    const value = respostas[chave];
    if (value === undefined) return [];
    const arquivo = arquivos?.get(chave);
    if (arquivo !== undefined) return [{ rotulo, valor: arquivo, arquivo: chave }];
    return [{ rotulo, valor: shown(tipo, value, nomes) }];
  });

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const shown = (tipo: CampoFluxo['tipo'], value: Resposta, nomes: Nomes): string => {
  if (deRegistro(tipo) && typeof value === 'number')
    return nomes.get(nameKey(tipo, value)) ?? mensagem(`atividades.registro.${tipo}`, { id: String(value) });
  if (typeof value === 'boolean') return mensagem(value ? 'fluxo.sim' : 'fluxo.nao');
  if (typeof value === 'number')
    return tipo === 'MOEDA' ? money.format(value) : value.toLocaleString('pt-BR');
  if (typeof value !== 'string') return value.join('; ');
  if (tipo === 'ARQUIVO' && isFileId(value)) return mensagem('atividades.arquivo');
  return tipo === 'DATA' ? writtenDay(value) : value;
};
