import type { PassagemGrupo, PassagemPedido, PassagemSituacao } from '#schemas/shapes/passagem.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import { getRecord, requireOwnRecord, updateRecord, type RegisterRecord } from '#server/engine/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { moveDuty } from './duty-records.ts';
import { checkReceiver } from './check-secrecy.ts';
import { viewOfRegister } from './full-rights.ts';
import type { Handover } from './handover.ts';
import { holdingsOf } from './holdings.ts';
import { moveContentsOfPerson, moveContentsOfUnit } from './move-contents.ts';
import { moveLeadership, movePeople } from './move-places.ts';
import { moveSignatures } from './move-signatures.ts';
import { duties, type Party } from './party.ts';
import { refuseReceiver } from './refuse-receiver.ts';
import { requireDisinterested } from './require-disinterested.ts';
import { sql } from 'kysely';

/** Who is told that something of theirs went to another: the person, and whoever leads the units; of a unit that nobody leads, all. */
const whoLoses = async ({ db }: Ctx, party: Party, id: number): Promise<readonly number[]> => {
  const units =
    party === 'unidade'
      ? sql`select ${id}::integer`
      : sql`select unidade from registro.usuario_unidades where registro_id = ${id}`;
  const { rows } = await sql<{ id: number; dirige: boolean }>`
    select u.id, bool_or(coalesce(uu.chefe, false) or coalesce(uu.secretario, false)) as dirige
    from registro.usuario u join registro.usuario_unidades uu on uu.registro_id = u.id
    where u.ativo and uu.unidade in (${units}) group by u.id order by u.id`.execute(db);
  const leading = rows.filter(({ dirige }) => dirige).map((row) => row.id);
  if (party === 'usuario') return [...new Set([id, ...leading])];
  return leading.length > 0 ? leading : rows.map((row) => row.id);
};

/** What somebody of the register still answers for, for who may edit them. */
export const describeHoldings = async (ctx: Ctx, party: Party, id: number): Promise<PassagemSituacao> => {
  // who does not reach the record is told so before anything is counted
  const situation = await describe(ctx, party, id, []);
  return { ...situation, grupos: [...(await holdingsOf(ctx, party, id))] };
};

const describe = async (
  ctx: Ctx,
  party: Party,
  id: number,
  grupos: readonly PassagemGrupo[],
): Promise<PassagemSituacao> => {
  const record = await getRecord(ctx, viewOfRegister(ctx, party), id);
  return {
    id,
    versao: record.versao,
    nome: String(record['nome']),
    ativo: record['ativo'] === true,
    grupos: [...grupos],
  };
};

/** Moves everything to another in the transaction of `ctx`, each thing with its event, and inactivates when asked. */
export const handOver = async (
  ctx: Ctx,
  party: Party,
  id: number,
  { versao, para, motivo, inativar }: PassagemPedido,
): Promise<PassagemSituacao> => {
  const view = viewOfRegister(ctx, party);
  const before = await getRecord(ctx, view, id, { lock: true });
  await requireOwnRecord(ctx, view.model, id);
  if (party === 'usuario') await requireNotAbove(ctx, id);
  const grupos = await holdingsOf(ctx, party, id);
  if (grupos.length > 0) {
    const target = await receiver(ctx, party, before, para);
    // before it moves: afterwards the unit has nobody to be told
    const losing = await whoLoses(ctx, party, id);
    const nomes = { de: nameOf(party, before), para: nameOf(party, target) };
    const handover = { de: id, para: target.id, motivo, nomes };
    await (party === 'usuario' ? moveAllOfPerson(ctx, handover) : moveAllOfUnit(ctx, handover));
    const dados = {
      de: id,
      para: target.id,
      motivo,
      totais: Object.fromEntries(grupos.map(({ nome, total }) => [nome, total])),
    };
    for (const [one, ato, other] of [
      [before, 'passouTudo', target],
      [target, 'recebeuTudo', before],
    ] as const)
      await recordEvent(ctx, {
        cadeia: `registro:${party}:${one.id}`,
        ato,
        dados: { ...dados, nome: nameOf(party, other) },
      });
    await notify(ctx.db, ctx.agora, {
      usuarioIds: losing.filter((one) => one !== target.id || party === 'unidade'),
      tipo: 'SISTEMA',
      assunto: mensagem('passagem.perdeu', { ...nomes, quem: ctx.sessao.nome }),
      conteudo: motivo,
    });
    if (party === 'usuario')
      await notify(ctx.db, ctx.agora, {
        usuarioIds: [handover.para],
        tipo: 'SISTEMA',
        assunto: mensagem('passagem.notificacao', { nome: String(before['nome']) }),
        rota: 'principal/caixa-central',
      });
  }
  if (inativar) {
    const now = await getRecord(ctx, view, id);
    // what was handed over may have changed the record; the version that the person saw is the one before it
    const expected = before.versao === versao ? now.versao : versao;
    await updateRecord(ctx, view, id, { ...now, versao: expected, ativo: false });
  }
  // who was inactivated was found to hold nothing
  return describe(ctx, party, id, inativar ? [] : await holdingsOf(ctx, party, id));
};

/** How histories name a party. */
const nameOf = (party: Party, record: RegisterRecord): string =>
  String(record[party === 'usuario' ? 'nome' : 'sigla']);

const moveAllOfPerson = async (ctx: Ctx, handover: Handover): Promise<void> => {
  await checkReceiver(ctx, handover);
  await moveSignatures(ctx, handover);
  await moveContentsOfPerson(ctx, handover);
  await moveLeadership(ctx, handover);
  for (const duty of duties.usuario) await moveDuty(ctx, duty, handover.de, handover.para);
};

const moveAllOfUnit = async (ctx: Ctx, handover: Handover): Promise<void> => {
  // people first: who works in the other unit by then keeps what they had in hands
  await movePeople(ctx, handover);
  await moveContentsOfUnit(ctx, handover);
  for (const duty of duties.unidade) await moveDuty(ctx, duty, handover.de, handover.para);
};

/** Who receives: somebody that who hands over reaches, in force, and not who asks for it. */
const receiver = async (
  ctx: Ctx,
  party: Party,
  from: RegisterRecord,
  para: number | undefined,
): Promise<RegisterRecord> => {
  if (para === undefined) throw refuseReceiver('passagem.escolha');
  if (para === from.id) throw refuseReceiver('passagem.recusaDe.aPropria');
  const target = await getRecord(ctx, viewOfRegister(ctx, party), para);
  if (target['ativo'] !== true || target['bloqueado'] === true)
    throw refuseReceiver('passagem.recusaDe.inativa');
  if (party === 'unidade' && target['organizacao'] !== from['organizacao'])
    throw refuseReceiver('passagem.recusaDe.organizacao');
  await requireDisinterested(ctx, party, from.id, para);
  return target;
};
