import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { CodigoEnviado, SolicitacaoAssinar } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { countAttempt, halfHidden, keyedHash, passwordMatches } from '#server/pessoas/credencial/index.ts';
import { queueSecretMail } from '#server/instalacao/correio/index.ts';
import { note, step } from './andamento.ts';
import { depois } from './fases.ts';
import { insideCtx } from './outside-ctx.ts';
import { placeOf } from './place-of.ts';
import { bothNames, mine } from './representacao.ts';
import { ownRequest } from './resposta.ts';
import { tellOutsider, tellUnit } from './tell.ts';

const minutes = 10;
const mostTries = 5;

/** Sends the code that signs one request, and nothing else. */
export const sendSigningCode = async (ctx: OutsiderCtx, id: number): Promise<CodigoEnviado> => {
  const { agora, externo, ports } = ctx;
  await countAttempt(ports.db, [{ chave: `assinatura-externa:${externo.externoId}`, livres: 6 }], agora);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return within(ctx, async (inner) => {
    depois('assinarSolicitacao', (await ownRequest(inner, id, 'assinarSolicitacao')).pedido);
    const kept = {
      codigoHash: keyedHash(ports.config.key, `ASSINATURA_EXTERNA:${id}`, externo.externoId, code),
      tentativas: 0,
      expiraEm: new Date(agora.getTime() + minutes * 60_000),
    };
    await inner.db
      .insertInto('assinaturaExterna')
      .values({ ...kept, solicitacaoId: id })
      .onConflict((conflict) => conflict.column('solicitacaoId').doUpdateSet(kept))
      .execute();
    await queueSecretMail(inner, {
      para: externo.email,
      assunto: mensagem('entrada.correio.codigo'),
      texto: mensagem('entrada.correio.corpo', {
        nome: externo.nome,
        texto: mensagem('entrada.correio.codigoAssinatura', { codigo: code, minutos: minutes }),
      }),
    });
    return { para: halfHidden(externo.email) };
  });
};

/**
 * Signs what was sent, with the password and a code of one time (Lei 14.063/2020, advanced): who, when, from where, and the
 * digest of what was signed, in the chain of the request.
 */
export const sign = async (
  ctx: OutsiderCtx,
  id: number,
  { senha, codigo }: SolicitacaoAssinar,
): Promise<void> => {
  const { agora, externo, ports, endereco } = ctx;
  const takeBack = await countAttempt(
    ports.db,
    [{ chave: `confirmacao-externa:${externo.externoId}`, livres: 5 }],
    agora,
  );
  const kept = await ctx.db
    .selectFrom('registro.usuarioExterno')
    .select('senha')
    .where('id', '=', externo.externoId)
    .executeTakeFirst();
  if (!(await passwordMatches(kept?.senha, senha))) throw refuseField('senha', 'erro.senhaNaoConfere');
  // what was tried stays counted, whatever becomes of the act
  const { rows } = await sql<{ codigoHash: Buffer }>`
    update assinatura_externa set tentativas = tentativas + 1
    where solicitacao_id = ${id} and expira_em > ${agora} and tentativas < ${mostTries}
      and solicitacao_id in (select s.id from solicitacao s where ${mine(ctx, 'assina', { dono: sql`s.externo_id`, servico: sql`s.tipo_processo_id` })})
    returning codigo_hash`.execute(ports.db);
  const typed = keyedHash(
    ports.config.key,
    `ASSINATURA_EXTERNA:${id}`,
    externo.externoId,
    codigo.replace(/\D/g, ''),
  );
  if (!rows[0]?.codigoHash.equals(typed)) throw refuseField('codigo', 'erro.codigoNaoConfere');
  await takeBack();
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
      ...{
        ato: 'assinarSolicitacao',
        externoId: externo.externoId,
        unidadeId: inside.sessao.unidadeId,
        em: agora,
      },
    });
    await recordEvent(inside, {
      ...{ cadeia: `conteudo:${id}`, ato: 'solicitacaoAssinada', conteudoId: id },
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
