import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  ItemGuardado,
  ItensDoLocalQuery,
  LocaisDoArquivoQuery,
  LocalAberto,
  LocalDoArquivo,
} from '#schemas/shapes/guarda.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

interface Row extends Omit<LocalDoArquivo, 'capacidade'> {
  readonly capacidade: number | null;
}

/** Of the place `l`: how much is in it is told as a number, to the people of its archive, whatever of it they see. */
const columns = sql`l.id, l.codigo, l.nome, l.especie, coalesce(l.ativo, true) as ativo, caminho_do_local(l.id) as caminho,
  (select count(*)::integer from registro.local_guarda f where f.local_superior = l.id) as locais,
  (select count(*)::integer from guarda g where g.ate is null and g.local_id = l.id) as itens,
  o.itens as itens_com_abaixo, l.capacidade, coalesce(l.medida, 'ITENS') as medida,
  case l.medida when 'CENTIMETROS' then ceil(o.milimetros / 10.0)::integer else o.itens end as ocupado`;

const present = ({ capacidade, ...row }: Row): LocalDoArquivo => ({
  ...row,
  ...defined({ capacidade: capacidade ?? undefined }),
});

/** A storey of the tree of places of the archive of the unit of the session, or those of the whole tree that words find. */
export const listPlaces = async (
  { db, sessao }: Ctx,
  { superiorId, q = '', start = 1, pageSize = 50 }: LocaisDoArquivoQuery,
): Promise<Page<LocalDoArquivo>> => {
  const storey: RawBuilder<boolean> =
    q.trim() === ''
      ? sql<boolean>`l.local_superior is not distinct from ${superiorId ?? null}::integer`
      : hasWords(sql`l.codigo || ' ' || caminho_do_local(l.id)`, q);
  const which = sql`l.unidade = ${sessao.unidadeId} and ${storey}`;
  const { rows } = await sql<Row>`
    with pagina as (select l.* from registro.local_guarda l where ${which}
      order by l.codigo, l.id limit ${pageSize} offset ${(start - 1) * pageSize})
    select ${columns} from pagina l cross join lateral ocupacao_do_local(l.id) o order by l.codigo, l.id`.execute(
    db,
  );
  const { rows: all } = await sql<{ total: number }>`
    select count(*)::integer as total from registro.local_guarda l where ${which}`.execute(db);
  return { itens: rows.map(present), total: all[0]?.total ?? 0, totalExato: true };
};

interface OpenRow extends Row {
  readonly acima: LocalAberto['acima'];
  readonly observacao: string | null;
  readonly largura: number | null;
  readonly vistos: number;
}

/** A place of the archive of the unit; of another, there is none. */
export const readPlace = async ({ db, sessao }: Ctx, id: number): Promise<LocalAberto> => {
  const { rows } = await sql<OpenRow>`
    select ${columns}, l.observacao, l.largura,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'nome', s.nome) order by a.passo desc), '[]')
        from locais_acima(l.id) a join registro.local_guarda s on s.id = a.id where a.passo > 0) as acima,
      (select count(*)::integer from guarda g join conteudo c on c.id = g.conteudo_id
        where g.ate is null and g.local_id = l.id and ${visibleContent(sessao)}) as vistos
    from registro.local_guarda l cross join lateral ocupacao_do_local(l.id) o
    where l.id = ${id} and l.unidade = ${sessao.unidadeId}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  const { vistos, observacao, largura, ...place } = row;
  return {
    ...present(place),
    acima: place.acima,
    naoVistos: place.itens - vistos,
    ...defined({ observacao: observacao ?? undefined, largura: largura ?? undefined }),
  };
};

interface ItemRow extends Omit<ItemGuardado, 'desde' | 'quem' | 'espessura' | 'comOutra'> {
  readonly desde: Date;
  readonly quem: string | null;
  readonly espessura: number | null;
  readonly comOutra: string | null;
}

/** What is in a place, of what the person sees. */
export const itemsOfPlace = async (
  ctx: Ctx,
  id: number,
  { abaixo, start = 1, pageSize = 20 }: ItensDoLocalQuery,
): Promise<Page<ItemGuardado>> => {
  await readPlace(ctx, id);
  const { db, sessao } = ctx;
  const places =
    abaixo === 'sim' ? sql`g.local_id in (select locais_abaixo(${id}))` : sql`g.local_id = ${id}`;
  const { rows } = await sql<ItemRow>`
    select c.id, c.tipo, coalesce(c.numero, td.nome, tp.nome, '') as rotulo, c.assunto, g.local_id, caminho_do_local(g.local_id) as local,
      g.desde, coalesce(s.nome || ' (' || p.nome || ')', p.nome) as quem, c.espessura_mm as espessura,
      case when c.detentor_unidade_id <> ${sessao.unidadeId} then hu.sigla end as com_outra
    from guarda g join conteudo c on c.id = g.conteudo_id ${kindJoins}
    join registro.unidade hu on hu.id = c.detentor_unidade_id
    left join registro.usuario p on p.id = g.por left join registro.usuario s on s.id = g.substituto
    where g.ate is null and ${places} and ${visibleContent(sessao)}
    order by g.desde desc, g.id desc limit ${pageSize} offset ${(start - 1) * pageSize}`.execute(db);
  const { rows: all } = await sql<{ total: number }>`
    select count(*)::integer as total from guarda g join conteudo c on c.id = g.conteudo_id
    where g.ate is null and ${places} and ${visibleContent(sessao)}`.execute(db);
  return {
    itens: rows.map(({ desde, quem, espessura, comOutra, ...row }) => ({
      ...row,
      desde: desde.toISOString(),
      ...defined({
        quem: quem ?? undefined,
        espessura: espessura ?? undefined,
        comOutra: comOutra ?? undefined,
      }),
    })),
    total: all[0]?.total ?? 0,
    totalExato: true,
  };
};
