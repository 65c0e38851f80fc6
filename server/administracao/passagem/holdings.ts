import { sql, type RawBuilder } from 'kysely';
import type { PassagemGrupo } from '#schemas/shapes/passagem.ts';
import { contentRoute } from '#schemas/content-route.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { idsOfDuty, seenName } from './duty-records.ts';
import { contentGroups, type ContentGroup } from './held.ts';
import { duties, type Duty, type Party } from './party.ts';

/** Named one by one; the rest are counted. */
const shown = 5;

/** Everything that a person or a unit still answers for, by kind; kinds without anything are left out. */
export const holdingsOf = async (ctx: Ctx, party: Party, id: number): Promise<readonly PassagemGrupo[]> => {
  const groups: PassagemGrupo[] = [];
  for (const group of contentGroups[party]) groups.push(await ofContents(ctx, group, id));
  groups.push(await ofPlaces(ctx, places[party](id)));
  for (const duty of duties[party]) groups.push(await ofDuty(ctx, duty, id));
  return groups.filter(({ total }) => total > 0);
};

/** Where a person leads and who works in a unit. */
const places: Readonly<Record<Party, (id: number) => PlaceGroup>> = {
  usuario: (id) => ({
    nome: 'chefias',
    efeito: 'passagem.efeito.chefia',
    found: sql`
      select un.sigla || ' - ' || un.nome as texto, null as rota from registro.usuario_unidades uu
      join registro.unidade un on un.id = uu.unidade
      where uu.registro_id = ${id} and (uu.chefe or uu.secretario) and un.ativo`,
  }),
  unidade: (id) => ({
    nome: 'pessoas',
    efeito: 'passagem.efeito.pessoas',
    found: sql`
      select u.nome as texto, 'administracao/usuario/consulta/' || u.id as rota from registro.usuario u
      where u.ativo and exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = ${id})`,
  }),
};

interface PlaceGroup {
  readonly nome: 'chefias' | 'pessoas';
  readonly efeito: MessageKey;
  readonly found: RawBuilder<unknown>;
}

const ofPlaces = async ({ db }: Ctx, { nome, efeito, found }: PlaceGroup): Promise<PassagemGrupo> => {
  const { rows } = await sql<{ texto: string; rota: string | null; total: number }>`
    select f.texto, f.rota, count(*) over ()::int as total from (${found}) f limit ${shown}`.execute(db);
  return {
    ...titled(nome, efeito),
    total: rows[0]?.total ?? 0,
    exemplos: rows.map(({ texto, rota }) => ({ texto, rota: rota ?? undefined })),
  };
};

const titled = (nome: PlaceGroup['nome'] | ContentGroup['nome'], efeito: MessageKey) => ({
  nome,
  titulo: mensagem(`passagem.grupo.${nome}`),
  efeito: mensagem(efeito),
});

const ofContents = async (
  ctx: Ctx,
  { nome, efeito, ids }: ContentGroup,
  id: number,
): Promise<PassagemGrupo> => {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from conteudo c where c.id in (${ids(id)})`.execute(ctx.db);
  const total = counted.rows[0]?.total ?? 0;
  if (total === 0) return { ...titled(nome, efeito), total, exemplos: [] };
  // who hands over is not thereby shown what they may not see
  const { rows } = await sql<{ id: number; tipo: number; texto: string }>`
    select c.id, c.tipo, coalesce(c.numero, c.assunto) as texto from conteudo c
    where c.id in (${ids(id)}) and ${visibleContent(ctx.sessao)} limit ${shown}`.execute(ctx.db);
  const exemplos: PassagemGrupo['exemplos'] = rows.map((row) => ({
    texto: row.texto,
    rota: contentRoute(row.tipo, `consulta/${row.id}`),
  }));
  while (exemplos.length < Math.min(shown, total)) exemplos.push({ texto: mensagem('passagem.reservado') });
  return { ...titled(nome, efeito), total, exemplos };
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
