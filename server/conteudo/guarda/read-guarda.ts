import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  Guarda,
  LocaisQuery,
  LocalCitado,
  LocalEscolha,
  PassagemPorLocal,
  Suporte,
} from '#schemas/shapes/guarda.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

interface Row {
  readonly suporte: Suporte;
  readonly espessura: number | null;
  readonly palavras: string | null;
  readonly detentor: number;
  readonly arquivo: number | null;
  readonly local: LocalCitado | null;
}

interface Passage {
  readonly localId: number;
  readonly caminho: string;
  readonly desde: Date;
  readonly ate: Date | null;
  readonly quem: string | null;
}

/** Of where a thing has been, as much as its page tells. */
const mostPassages = 50;

/**
 * Where the paper of a content is. Who sees the content knows in what it is kept; where, only who is of the archive that has it, or
 * of the unit that has the content.
 */
export const readGuarda = async (ctx: Ctx, id: number): Promise<Guarda> => {
  const { db, sessao } = ctx;
  await requireVisible(ctx, id);
  const { rows } = await sql<Row>`
    select c.suporte, c.espessura_mm as espessura, c.local_fisico as palavras, c.detentor_unidade_id as detentor,
      l.unidade as arquivo, case when l.id is not null then jsonb_build_object('id', l.id, 'codigo', l.codigo, 'nome', l.nome,
        'caminho', caminho_do_local(l.id), 'unidade', u.sigla) end as local
    from conteudo c left join guarda g on g.conteudo_id = c.id and g.ate is null
    left join registro.local_guarda l on l.id = g.local_id left join registro.unidade u on u.id = l.unidade
    where c.id = ${id}`.execute(db);
  const [row] = rows;
  const podeSaber = row !== undefined && [row.detentor, row.arquivo].includes(sessao.unidadeId);
  if (!row || !podeSaber) return { suporte: row?.suporte ?? 'DIGITAL', podeSaber: false, passagens: [] };
  const { rows: passages } = await sql<Passage>`
    select g.local_id, g.caminho, g.desde, g.ate, coalesce(s.nome || ' (' || p.nome || ')', p.nome) as quem
    from guarda g left join registro.usuario p on p.id = g.por left join registro.usuario s on s.id = g.substituto
    where g.conteudo_id = ${id} order by g.id desc limit ${mostPassages}`.execute(db);
  const now = passages.find(({ ate }) => ate === null);
  return {
    suporte: row.suporte,
    podeSaber,
    passagens: passages.map(presentPassage),
    ...defined({
      espessura: row.espessura ?? undefined,
      palavras: row.palavras ?? undefined,
      local: row.local ?? undefined,
      desde: now?.desde.toISOString(),
      quem: now?.quem ?? undefined,
    }),
  };
};

const presentPassage = ({ localId, caminho, desde, ate, quem }: Passage): PassagemPorLocal => ({
  localId,
  caminho,
  desde: desde.toISOString(),
  ...defined({ ate: ate?.toISOString(), quem: quem ?? undefined }),
});

/** The places of the archive of the unit of the session that take something, by their code or any words of their path. */
export const placesToChoose = async (
  { db, sessao }: Ctx,
  { q = '', pageSize = 20 }: LocaisQuery,
): Promise<Page<LocalEscolha>> => {
  const { rows } = await sql<LocalEscolha>`
    with recursive arvore(id, codigo, caminho, medido) as (
      select l.id, l.codigo, l.nome::text, coalesce(l.medida = 'CENTIMETROS', false) and l.capacidade is not null
        from registro.local_guarda l where l.unidade = ${sessao.unidadeId} and l.local_superior is null
      union all select l.id, l.codigo, a.caminho || ' › ' || l.nome,
        (coalesce(l.medida = 'CENTIMETROS', false) and l.capacidade is not null) or (a.medido and l.largura is null)
        from arvore a join registro.local_guarda l on l.local_superior = a.id)
    select a.id, a.caminho as rotulo, a.codigo, a.medido
    from arvore a join registro.local_guarda l on l.id = a.id
    where coalesce(l.ativo, true) and ${hasWords(sql`a.codigo || ' ' || a.caminho`, q)}
    order by a.caminho limit ${pageSize}`.execute(db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};
