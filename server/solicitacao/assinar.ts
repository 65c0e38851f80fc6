import { sql } from 'kysely';
import type { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import type { SolicitacaoAssinar } from '#schemas/shapes/solicitacao.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { note, step } from './andamento.ts';
import { depois } from './fases.ts';
import { insideCtx } from './outside-ctx.ts';
import { placeOf } from './place-of.ts';
import { bothNames, mine } from './representacao.ts';
import { ownRequest } from './resposta.ts';
import { mostTries, requireProof, sendCode } from './signing-proof.ts';
import { tellOutsider, tellUnit } from './tell.ts';

/** Sends the code that signs one request, and nothing else. */
export const sendSigningCode = (ctx: OutsiderCtx, id: number): Promise<CodigoEnviado> =>
  sendCode(ctx, `ASSINATURA_EXTERNA:${id}`, async (inner, kept) => {
    depois('assinarSolicitacao', (await ownRequest(inner, id, 'assinarSolicitacao')).pedido);
    await inner.db
      .insertInto('assinaturaExterna')
      .values({ ...kept, solicitacaoId: id })
      .onConflict((conflict) => conflict.column('solicitacaoId').doUpdateSet(kept))
      .execute();
  });

/**
 * Signs what was sent, with the password and a code of one time (Lei 14.063/2020, advanced): who, when, from where, and the
 * digest of what was signed, in the chain of the request.
 */
export const sign = async (ctx: OutsiderCtx, id: number, proof: SolicitacaoAssinar): Promise<void> => {
  const { agora, externo, ports, endereco } = ctx;
  await requireProof(ctx, `ASSINATURA_EXTERNA:${id}`, proof, async () => {
    const { rows } = await sql<{ codigoHash: Buffer }>`
      update assinatura_externa set tentativas = tentativas + 1
      where solicitacao_id = ${id} and expira_em > ${agora} and tentativas < ${mostTries}
        and solicitacao_id in (select s.id from solicitacao s where ${mine(ctx, 'assina', { dono: sql`s.externo_id`, servico: sql`s.tipo_processo_id` })})
      returning codigo_hash`.execute(ports.db);
    return rows[0]?.codigoHash;
  });
  await within(ctx, async (inner) => {
    const { pedido, representado } = await ownRequest(inner, id, 'assinarSolicitacao');
    await step(inner.db, pedido, 'assinarSolicitacao', { assinadaEm: agora, assinadaEndereco: endereco });
    await inner.db.deleteFrom('assinaturaExterna').where('solicitacaoId', '=', id).execute();
    const inside = insideCtx(inner, await placeOf(inner.db, id));
    const { resumo } = await inner.db
      .selectFrom('solicitacao')
      .select('resumo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await note(inner.db, id, {
      ato: 'assinarSolicitacao',
      externoId: externo.externoId,
      unidadeId: inside.sessao.unidadeId,
      em: agora,
    });
    await recordEvent(inside, {
      cadeia: `conteudo:${id}`,
      ato: 'solicitacaoAssinada',
      conteudoId: id,
      dados: {
        ...bothNames(inner, representado),
        nivel: 'AVANCADA',
        sha256: resumo?.toString('hex') ?? '',
        endereco,
      },
    });
    await tellUnit(inside, id, 'solicitacaoAssinada');
    await tellOutsider(inner, id, 'assinada');
  });
};
