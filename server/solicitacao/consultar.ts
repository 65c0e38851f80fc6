import { tipoConteudo } from '#schemas/enums.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Solicitacao } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, findSituation, loadSituation, type Rule } from '#server/conteudo/atos/index.ts';
import {
  conferirSolicitacao,
  devolverSolicitacao,
  encerrarSolicitacao,
  pedirAssinatura,
  sharedActs,
} from './acts.ts';
import { autuarSolicitacao } from './autuar.ts';
import { cabe, passos, type NomePasso } from './fases.ts';
import { readForBody } from './ler.ts';
import { listShares, partilharDocumento, retirarPartilha } from './partilhas.ts';

/** What may happen to a request on the side of the body. */
export const solicitacaoActs: readonly Rule[] = [
  conferirSolicitacao,
  devolverSolicitacao,
  pedirAssinatura,
  autuarSolicitacao,
  partilharDocumento,
  retirarPartilha,
  encerrarSolicitacao,
  ...sharedActs,
];

const isStep = (nome: string): nome is NomePasso => passos.some(({ ato }) => ato === nome);

/** A request as the unit that received it reads it. */
export const consultar = async (ctx: Ctx, id: number): Promise<Solicitacao> => {
  const { row, situation } = await loadSituation(ctx, id);
  if (row.tipo !== tipoConteudo.solicitacaoServico) throw new AppError('naoEncontrado');
  const { autuado, ...dados } = await readForBody(ctx, id);
  const andamento = { situacao: dados.situacao, encerrada: dados.desfecho !== undefined };
  return {
    ...dados,
    versao: row.versao,
    acoes: acoesOf(solicitacaoActs, situation).filter(({ nome }) => !isStep(nome) || cabe(nome, andamento)),
    partilhas: await listShares(ctx, id),
    emTransito: situation.emTransito,
    detentor: situation.unidadeDetentora,
    // what it became is told of only to who may see it
    ...(autuado && (await findSituation(ctx, autuado.id))
      ? { autuado: { ...autuado, numero: autuado.numero ?? '' } }
      : {}),
  };
};
