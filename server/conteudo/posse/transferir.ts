import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  anyState,
  condition,
  inArchive,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Transfer extends ActInput {
  readonly deUnidadeId: number;
  readonly paraUnidadeId: number;
}

/**
 * Passes what a unit holds to another, in whatever state it is, by who moves contents of all units. Who has it inside keeps it
 * when they work in the other unit too.
 */
export const transferir = act<Transfer>({
  nome: 'transferir',
  especies: everyKind,
  fase: anyPhase,
  estado: anyState,
  exige: [
    condition.flag('transferirConteudosUnidades'),
    condition.inMyOrganisation,
    condition.notInTransit,
    condition.onItsOwn,
    condition.notTaken,
    condition.notOwed,
    condition.removalNotAsked,
  ],
  comMotivo: true,
  evento: 'transferido',
  effect: async (ctx, { row }, { deUnidadeId, paraUnidadeId }) => {
    if (row.detentorUnidadeId !== deUnidadeId)
      throw refuse('transferencia.recusa.jaSaiu', { unidade: row.detentorSigla });
    const target = await readTarget(ctx, row, paraUnidadeId);
    if (inArchive.includes(row.estado) && !target.arquivo)
      throw refuse('transferencia.recusa.arquivo', { unidade: target.sigla });
    const secret = row.nivelAcesso === 'SIGILOSO';
    if (secret && !target.ficaComPessoa)
      throw refuse('transferencia.recusa.sigiloso', { unidade: target.sigla });
    if (!secret)
      await grantAccess(ctx.db, row.id, ctx.agora, [
        { unidadeId: deUnidadeId, motivo: 'tramite' },
        { unidadeId: paraUnidadeId, motivo: 'tramite', porUsuarioId: ctx.sessao.usuarioId },
      ]);
    return {
      colunas: {
        detentorUnidadeId: paraUnidadeId,
        detentorUsuarioId: target.ficaComPessoa ? row.detentorUsuarioId : null,
        checkInUsuarioId: null,
        checkInEm: null,
        movimentadoEm: ctx.agora,
      },
      dados: {
        deUnidade: deUnidadeId,
        paraUnidade: paraUnidadeId,
        de: row.detentorSigla,
        para: target.sigla,
      },
      resultado: undefined,
    };
  },
});

interface Target {
  readonly sigla: string;
  readonly arquivo: boolean;
  readonly ficaComPessoa: boolean;
}

/** The unit that takes it: active, of the organisation that has it, and another. */
const readTarget = async (ctx: Ctx, row: ConteudoRow, id: number): Promise<Target> => {
  const { rows } = await sql<Target>`
    select un.sigla, un.arquivo is not null as arquivo, exists (select from registro.usuario_unidades uu
      where uu.registro_id = ${row.detentorUsuarioId}::integer and uu.unidade = un.id) as fica_com_pessoa
    from registro.unidade un
    where un.id = ${id} and un.ativo and un.organizacao = ${row.detentoraOrganizacaoId} and un.id <> ${row.detentorUnidadeId}`.execute(
    ctx.db,
  );
  if (rows[0]) return rows[0];
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'paraUnidadeId', mensagem: mensagem('transferencia.recusa.destino') }] },
  );
};

const refuse = (key: MessageKey, data: Readonly<Record<string, string>>): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(key, data) });
