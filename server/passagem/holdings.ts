import { sql, type RawBuilder } from 'kysely';
import type { PassagemGrupo } from '#schemas/generated.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { visibleContent } from '#server/access/visible-content.ts';
import type { Ctx } from '#server/http/context.ts';
import { idsOfDuty, seenName } from './duty-records.ts';
import { duties, type Duty, type Party } from './party.ts';

/** Named one by one; the rest are counted. */
const shown = 5;

/** Everything that a person or a unit still answers for, by kind; kinds without anything are left out. */
export const holdingsOf = async (ctx: Ctx, party: Party, id: number): Promise<readonly PassagemGrupo[]> => {
  const groups = party === 'usuario' ? await ofPerson(ctx, id) : await ofUnit(ctx, id);
  for (const duty of duties[party]) groups.push(await ofDuty(ctx, duty, id));
  return groups.filter(({ total }) => total > 0);
};

const ofPerson = async (ctx: Ctx, id: number): Promise<PassagemGrupo[]> => [
  await ofContents(
    ctx,
    'conteudos',
    'passagem.efeito.posse',
    sql`
    select c.id from conteudo c where c.detentor_usuario_id = ${id} and c.excluido_em is null`,
  ),
  await ofContents(
    ctx,
    'tramites',
    'passagem.efeito.posse',
    sql`
    select c.id from tramite t join conteudo c on c.id = t.conteudo_id
    where t.para_usuario_id = ${id} and t.situacao = 'NAO_RECEBIDO'`,
  ),
  await ofContents(
    ctx,
    'emUso',
    'passagem.efeito.libera',
    sql`
    select c.id from conteudo c
    where c.check_in_usuario_id = ${id} and c.detentor_usuario_id is distinct from ${id} and c.excluido_em is null`,
  ),
  await ofContents(ctx, 'minutasAAssinar', 'passagem.efeito.assinaturas', toSign(id, 0)),
  await ofContents(ctx, 'concluidosAAssinar', 'passagem.efeito.cancela', toSign(id, 1)),
  await ofRows(
    ctx,
    'chefias',
    'passagem.efeito.chefia',
    sql`
    select un.sigla || ' - ' || un.nome as texto, null as rota from registro.usuario_unidades uu
    join registro.unidade un on un.id = uu.unidade
    where uu.registro_id = ${id} and (uu.chefe or uu.secretario) and un.ativo`,
  ),
];

const ofUnit = async (ctx: Ctx, id: number): Promise<PassagemGrupo[]> => [
  await ofContents(
    ctx,
    'conteudos',
    'passagem.efeito.posseUnidade',
    sql`
    select c.id from conteudo c where c.detentor_unidade_id = ${id} and c.excluido_em is null`,
  ),
  await ofContents(
    ctx,
    'tramites',
    'passagem.efeito.posseUnidade',
    sql`
    select c.id from tramite t join conteudo c on c.id = t.conteudo_id
    where t.para_unidade_id = ${id} and t.situacao = 'NAO_RECEBIDO'`,
  ),
  await ofRows(
    ctx,
    'pessoas',
    'passagem.efeito.pessoas',
    sql`
    select u.nome as texto, 'administracao/usuario/consulta/' || u.id as rota from registro.usuario u
    where u.ativo and exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = ${id})`,
  ),
];

/** Pending signatures of the version in force, of drafts (0) or of concluded documents (1). */
const toSign = (id: number, fase: 0 | 1): RawBuilder<unknown> => sql`
  select c.id from documento_assinante s
  join documento d on d.id = s.documento_id and d.versao_atual = s.versao
  join conteudo c on c.id = d.id
  where s.usuario_id = ${id} and s.situacao = 'PENDENTE' and c.fase = ${fase} and c.excluido_em is null`;

type GroupName =
  'conteudos' | 'tramites' | 'emUso' | 'minutasAAssinar' | 'concluidosAAssinar' | 'chefias' | 'pessoas';

const ofContents = (
  ctx: Ctx,
  nome: GroupName,
  efeito: MessageKey,
  found: RawBuilder<unknown>,
): Promise<PassagemGrupo> =>
  ofRows(
    ctx,
    nome,
    efeito,
    // who hands over is not thereby shown what they may not see
    sql`
    select case when x.visivel then coalesce(x.numero, x.assunto) else ${mensagem('passagem.reservado')} end as texto,
      case when x.visivel then 'principal/documento/consulta/' || x.id end as rota
    from (select c.id, c.numero, c.assunto, ${visibleContent(ctx.sessao)} as visivel
      from conteudo c where c.id in (${found})) x order by x.visivel desc, x.id`,
  );

const ofRows = async (
  { db }: Ctx,
  nome: GroupName,
  efeito: MessageKey,
  found: RawBuilder<unknown>,
): Promise<PassagemGrupo> => {
  const { rows } = await sql<{ texto: string; rota: string | null; total: number }>`
    select f.texto, f.rota, count(*) over ()::int as total from (${found}) f limit ${shown}`.execute(db);
  return {
    nome,
    titulo: mensagem(`passagem.grupo.${nome}`),
    efeito: mensagem(efeito),
    total: rows[0]?.total ?? 0,
    exemplos: rows.map(({ texto, rota }) => ({ texto, ...(rota === null ? {} : { rota }) })),
  };
};

const ofDuty = async (ctx: Ctx, duty: Duty, id: number): Promise<PassagemGrupo> => {
  const ids = await idsOfDuty(ctx, duty, id);
  const exemplos: PassagemGrupo['exemplos'] = [];
  for (const one of ids.slice(0, shown)) exemplos.push({ texto: await seenName(ctx, duty, one) });
  return {
    nome: duty.nome,
    titulo: mensagem(duty.grupo),
    efeito: mensagem('passagem.efeito.troca'),
    total: ids.length,
    exemplos,
  };
};
