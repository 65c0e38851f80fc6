import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { SolicitacaoNova } from '#schemas/shapes/solicitacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { encryptSecret } from '#server/base/secret.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { joinFile } from '#server/conteudo/anexos/index.ts';
import { camposPendencias, freezeCampos, readCampos, saveCampos } from '#server/conteudo/campos/index.ts';
import { takeFree, type NumberPlan } from '#server/conteudo/numeracao/index.ts';
import { dayOf, deadlineAfter, today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { note } from './andamento.ts';
import { requireOwnFiles } from './arquivos.ts';
import { insideCtx } from './outside-ctx.ts';
import { actsFor, bothNames, mayActFor, type Representado } from './representacao.ts';
import { requireService, type Servico } from './servicos.ts';
import { tellOutsider, tellUnit } from './tell.ts';

/** Signs of an access code: none is taken for another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 12;

/** Sends what was asked: it has a number at once, and waits in the inbox of the unit that the service names. */
export const send = async (ctx: OutsiderCtx, asked: SolicitacaoNova): Promise<number> => {
  const { db, externo } = ctx;
  const donoId = asked.representadoId ?? externo.externoId;
  const representado = await whoIsActedFor(ctx, donoId, asked.servicoId);
  // of two sent at the same instant the second waits, and finds the first
  await sql`select pg_advisory_xact_lock(hashtext(${`solicitacao:${donoId}:${asked.chave}`}))`.execute(db);
  const known = await db
    .selectFrom('solicitacao')
    .select('id')
    .where('externoId', '=', donoId)
    .where('chave', '=', asked.chave)
    .executeTakeFirst();
  if (known) return known.id;
  const servico = await requireService(db, asked.servicoId);
  const texto = asked.texto.trim();
  if (texto === '') throw refuseField('texto', 'externo.recusa.texto');
  const inside = insideCtx(ctx, servico);
  const dono = { id: donoId, nome: representado?.nome ?? externo.nome };
  if (servico.pedeComprovante && asked.comprovante === undefined)
    throw refuseField('comprovante', 'externo.recusa.comprovante');
  const respostaAte =
    servico.prazo === null
      ? null
      : await deadlineAfter(inside, servico.unidadeId, today(inside), servico.prazo);
  const id = await insert(inside, dono, { ...asked, texto }, servico, respostaAte);
  await keepFields(inside, id, asked, servico.id);
  if (asked.comprovante !== undefined)
    await joinFile(inside, id, {
      pasta: mensagem('externo.pasta.comprovante'),
      arquivoId: asked.comprovante,
    });
  for (const arquivoId of asked.arquivos)
    await joinFile(inside, id, { pasta: mensagem('externo.pasta.pedido'), arquivoId });
  await note(db, id, {
    ato: 'enviada',
    texto,
    em: ctx.agora,
    externoId: externo.externoId,
    unidadeId: servico.unidadeId,
  });
  // the counter is the last lock that is taken
  const numero = await giveNumber(inside, id, servico);
  await recordEvent(inside, {
    cadeia: `conteudo:${id}`,
    ato: 'solicitacaoEnviada',
    conteudoId: id,
    dados: { numero, servico: servico.nome, ...bothNames(ctx, representado) },
  });
  await tellUnit(inside, id, 'solicitacaoNova');
  await tellOutsider(ctx, id, 'enviada');
  return id;
};

/** Who asks for somebody else has the power for it; a refusal says so beside the choice. */
const whoIsActedFor = async (
  ctx: OutsiderCtx,
  donoId: number,
  servicoId: number,
): Promise<Representado | undefined> => {
  if (!(await mayActFor(ctx, donoId, servicoId, 'pede')))
    throw refuseField('representadoId', 'externo.recusa.representado');
  return actsFor(ctx, donoId, servicoId, 'pede');
};

const insert = async (
  { db, agora, ports }: Ctx,
  { id: externoId, nome: donoNome }: { readonly id: number; readonly nome: string },
  { chave, texto }: SolicitacaoNova,
  { id: tipoProcessoId, nome, unidadeId, organizacaoId }: Servico,
  respostaAte: string | null,
): Promise<number> => {
  const assunto = `${nome}: ${donoNome}`;
  const { id } = await db
    .insertInto('conteudo')
    .values({
      tipo: tipoConteudo.solicitacaoServico,
      assunto,
      busca: sql<string>`setweight(to_tsvector('portugues', ${assunto}), 'A')
        || setweight(to_tsvector('portugues', ${texto}), 'D')`,
      organizacaoId,
      unidadeId,
      autorId: null,
      detentorUnidadeId: unidadeId,
      fase: 1,
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: mensagem('externo.hipotese'),
      criadoEm: agora,
      alteradoEm: agora,
      movimentadoEm: agora,
      concluidoEm: agora,
      vencimento: respostaAte,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
  await db
    .insertInto('solicitacao')
    .values({
      id,
      externoId,
      tipoProcessoId,
      chave,
      texto,
      codigo: encryptSecret(ports.config.key, code),
      enviadaEm: agora,
      respostaAte,
    })
    .execute();
  await grantAccess(db, id, agora, [{ unidadeId, motivo: 'criou' }]);
  const person = await db
    .selectFrom('registro.usuarioExterno')
    .select('interessado')
    .where('id', '=', externoId)
    .executeTakeFirst();
  if (person?.interessado)
    await db
      .insertInto('conteudoInteressado')
      .values({ conteudoId: id, interessadoId: person.interessado, ordem: 0 })
      .execute();
  return id;
};

const keepFields = async (
  inside: Ctx,
  id: number,
  { campos, arquivos, comprovante }: SolicitacaoNova,
  tipoId: number,
): Promise<void> => {
  const de = { id, registro: 'servico', tipoId, minuta: true } as const;
  await requireOwnFiles(inside, [comprovante, ...arquivos, ...campos.map(({ valor }) => valor)]);
  await saveCampos(inside, de, campos);
  const pendencias = await camposPendencias(await readCampos(inside, de));
  if (pendencias.length > 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: pendencias.map(({ campo, codigo, texto }) => ({ campo: campo ?? codigo, mensagem: texto })) },
    );
  await freezeCampos(inside, de);
};

const giveNumber = async (
  ctx: Ctx,
  id: number,
  { organizacaoId, organizacaoSigla }: Servico,
): Promise<string> => {
  const ano = Number(dayOf(ctx, ctx.agora).slice(0, 4));
  const plan: NumberPlan = {
    tipo: tipoConteudo.solicitacaoServico,
    counter: {
      chave: `solicitacao:${organizacaoId}`,
      ano,
      inicio: 1,
      descricao: mensagem('externo.sequencia', { organizacao: organizacaoSigla }),
    },
    write: (sequencia) => `PE-${String(sequencia).padStart(6, '0')}/${ano}`,
  };
  const numero = plan.write(await takeFree(ctx.db, plan, organizacaoId));
  await ctx.db.updateTable('conteudo').set({ numero }).where('id', '=', id).execute();
  await ctx.db
    .updateTable('solicitacao')
    .set({ resumo: await digestOf(ctx, id) })
    .where('id', '=', id)
    .execute();
  return numero;
};

/** The digest that the receipt says: of everything that was sent, written in one way only. */
const digestOf = async ({ db }: Pick<Ctx, 'db'>, id: number): Promise<Buffer> => {
  const { rows } = await sql<{ tudo: unknown }>`
    select jsonb_strip_nulls(jsonb_build_object('representante', (select r.documento from solicitacao_andamento n
        join registro.usuario_externo r on r.id = n.externo_id
        where n.solicitacao_id = s.id and n.ato = 'enviada' and n.externo_id <> s.externo_id))) || jsonb_build_object('numero', c.numero, 'enviada', extract(epoch from s.enviada_em), 'documento', u.documento,
      'nome', u.nome, 'servico', t.nome, 'texto', s.texto,
      'campos', (select coalesce(jsonb_agg(jsonb_build_array(k.rotulo, k.valor) order by k.ordem), '[]') from conteudo_campo k
        where k.conteudo_id = c.id),
      'arquivos', (select coalesce(jsonb_agg(jsonb_build_array(a.nome, encode(a.sha256, 'hex')) order by x.id), '[]')
        from conteudo_anexo x join arquivo a on a.id = x.arquivo_id
        where x.conteudo_id = c.id and x.anexado_em <= s.enviada_em)) as tudo
    from solicitacao s join conteudo c on c.id = s.id join registro.usuario_externo u on u.id = s.externo_id
    join registro.tipo_processo t on t.id = s.tipo_processo_id where s.id = ${id}`.execute(db);
  return createHash('sha256').update(JSON.stringify(rows[0]?.tudo)).digest();
};
