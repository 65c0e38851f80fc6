import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { AppError } from '#schemas/app-error.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import type { Solicitacao } from '#schemas/shapes/solicitacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, findSituation, loadOfKind, type Loaded, type Rule } from '#server/conteudo/atos/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { aroundColumns, aroundJoins, presentOpen, type Around } from '#server/conteudo/dados/index.ts';
import { conferirSolicitacao, devolverSolicitacao, encerrarSolicitacao, pedirAssinatura } from './acts.ts';
import { autuarSolicitacao } from './autuar.ts';
import { cabe, passos, type NomePasso } from './fases.ts';
import { readForBody } from './ler.ts';
import { listShares, partilharDocumento, retirarPartilha } from './partilhas.ts';
import { chegada, posse, saida, tomada, type AtosDaEspecie } from '#server/conteudo/atos-comuns/index.ts';
import { verQuemVe } from '#server/conteudo/credenciais/index.ts';

/** What may happen to a request on the side of the body. */
export const solicitacaoActs: readonly Rule[] = [
  conferirSolicitacao,
  devolverSolicitacao,
  pedirAssinatura,
  autuarSolicitacao,
  partilharDocumento,
  retirarPartilha,
  encerrarSolicitacao,
  ...chegada,
  ...saida,
  ...tomada,
  ...posse,
  verQuemVe,
];

export const atosDeSolicitacao: AtosDaEspecie = {
  tipo: tipoConteudo.solicitacaoServico,
  atos: solicitacaoActs,
};

const isStep = (nome: string): nome is NomePasso => passos.some(({ ato }) => ato === nome);

/** A request as the unit that received it reads it. */
export const consultar = async (ctx: Ctx, id: number): Promise<Solicitacao> => {
  const loaded = await loadOfKind(ctx, id, tipoConteudo.solicitacaoServico);
  const { autuado, ...dados } = await readForBody(ctx, id);
  const andamento = { situacao: dados.situacao, encerrada: dados.desfecho !== undefined };
  return {
    ...dados,
    partilhas: await listShares(ctx, id),
    conteudo: {
      ...(await readAround(ctx, loaded)),
      ...(await recebimentoADesfazer(ctx, loaded)),
      acoes: acoesOf(solicitacaoActs, loaded.situation).filter(
        ({ nome }) => !isStep(nome) || cabe(nome, andamento),
      ),
    },
    // what it became is told of only to who may see it
    autuado:
      autuado && (await findSituation(ctx, autuado.id))
        ? { ...autuado, numero: autuado.numero ?? '' }
        : undefined,
  };
};

/** What the page of a content of any kind knows of it. */
const readAround = async (ctx: Ctx, { row }: Loaded): Promise<Omit<ConteudoAberto, 'acoes'>> => {
  const { rows } = await sql<Around>`
    select ${aroundColumns(ctx)} from conteudo c ${aroundJoins(sql`null`)} where c.id = ${row.id}`.execute(
    ctx.db,
  );
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return presentOpen(ctx, row, found);
};
