import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, concluded, condition, estado, type Act, type ActInput } from '#server/conteudo/atos/index.ts';
import { toldEvent } from '#server/conteudo/tramite/index.ts';

const especies = [tipoConteudo.processo];

const inOurHands = [
  condition.edits,
  condition.onItsOwn,
  condition.inHands,
  condition.notTaken,
  condition.removalNotAsked,
];

/**
 * Gives a process that was finished here to a body that has no unit here, with the package that it takes along: from then on nothing is done in it, nor in
 * what goes with it, until it comes back.
 */
const enviarAOutroOrgao = act<ActInput>({
  nome: 'enviarAOutroOrgao',
  especies,
  fase: concluded,
  estado: [estado.standby],
  exige: [...inOurHands, condition.notOwed, condition.noReplyOwed, condition.nothingPending],
  para: { estado: estado.externo },
  comMotivo: true,
  evento: 'enviadoAOutroOrgao',
  effect: async (ctx, { row }) => {
    const pacote = await packageOf(ctx, row.id);
    if (pacote === undefined)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('processo.outroOrgao.semPacote') });
    return { colunas: { movimentadoEm: ctx.agora }, dados: { pacote }, resultado: undefined };
  },
});

/** Keeps what the other body answered: that it has it, that it has it for good. */
const registrarReciboExterno = act<ActInput>({
  nome: 'registrarReciboExterno',
  especies,
  fase: concluded,
  estado: [estado.externo],
  exige: inOurHands,
  comMotivo: true,
  evento: 'reciboExterno',
  semVersao: true,
});

/** Takes it back: it is worked on here again, with what goes with it. */
const receberDeOutroOrgao = act<ActInput>({
  nome: 'receberDeOutroOrgao',
  especies,
  fase: concluded,
  estado: [estado.externo],
  exige: inOurHands,
  para: { estado: estado.corrente },
  comMotivo: true,
  evento: 'devolvidoPorOutroOrgao',
  effect: (ctx) => Promise.resolve({ colunas: { movimentadoEm: ctx.agora }, resultado: undefined }),
});

/** What is done with a process that another body has, or is to have: each with a reason alone. */
export const outroOrgao: readonly Act[] = [enviarAOutroOrgao, registrarReciboExterno, receberDeOutroOrgao];

/** The digest of the whole package that the person made, if the process and the pieces in it are still as they were then. */
const packageOf = async (ctx: Ctx, processoId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ sha256: string }>`
    select encode(a.sha256, 'hex') as sha256 from impressao i join arquivo a on a.id = i.arquivo_id
    where i.processo_id = ${processoId} and i.usuario_id = ${ctx.sessao.usuarioId} and i.formato = 'BAGIT'
      and i.situacao = 'PRONTA' and i.escolhidas is null
      and not exists (select from evento e join conteudo c on c.id = e.conteudo_id
        where e.conteudo_id = any(i.conteudos || ${processoId}::bigint) and e.momento > i.pedida_em and ${toldEvent(ctx)})
    order by i.id desc limit 1`.execute(ctx.db);
  return rows[0]?.sha256;
};
