import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/**
 * What the data of an event call another content. `de` and `para` are contents only where a tie between documents changed;
 * elsewhere they are states, people and units. What was made from another says `copiaDe` of itself, and its words do not tell of it.
 */
const keys: readonly string[] = [
  'outro',
  'processo',
  'copia',
  'documentoId',
  'autuadoId',
  'lote',
  'devolucao',
  'dossie',
  'pecaDoDossie',
  'solicitacao',
];
const keysOfTies: readonly string[] = ['de', 'para'];
const tieActs: readonly string[] = ['desvinculado', 'vinculoMovido'];

/** Acts of a process that tell of one of its pieces, by the number that it has there. */
const pieceActs: readonly string[] = ['pecaJuntada', 'pecaRetirada', 'pecaMovida', 'pecaRecebida'];
/** Acts of a piece that tell of the process where it was or is. */
const placeActs: readonly string[] = ['saiuDeProcesso', 'movidoDeProcesso'];

const textOf = (names: readonly string[]): RawBuilder<unknown> => sql`${[...names]}::text[]`;

/** The number of a piece as events tell it. */
const label = sql`case when p.reservada then 'R' else '' end || p.ordem`;

/** The ids of the contents, other than its own, that the event `e` tells of. */
const namedByEvent = sql`
  select (x.value #>> '{}')::bigint as id from jsonb_each(e.dados) x
    where jsonb_typeof(x.value) = 'number'
      and (x.key = any(${textOf(keys)}) or (e.ato = any(${textOf(tieActs)}) and x.key = any(${textOf(keysOfTies)})))
  union all
  select y.id from peca p cross join lateral (values (p.conteudo_id),
      (case when e.ato = 'pecaMovida' then p.para_processo_id end),
      (case when e.ato = 'pecaRecebida' then p.de_processo_id end)) y (id)
    where e.ato = any(${textOf(pieceActs)}) and p.processo_id = e.conteudo_id and ${label} = e.dados ->> 'peca'
  union all
  select case e.ato when 'saiuDeProcesso' then p.para_processo_id else p.de_processo_id end from peca p
    where e.ato = any(${textOf(placeActs)}) and p.conteudo_id = e.conteudo_id
      and p.processo_id = (e.dados ->> 'processo')::bigint and ${label} = e.dados ->> 'peca'
  union all
  select s.documento_id from solicitacao_partilha s
    where e.ato = 'partilhaRetirada' and s.id = (e.dados ->> 'partilhaId')::bigint`;

/**
 * Whether the event `e` may be told to who asks, who sees the content that it happened to: what it tells of another content, with
 * the words that somebody typed, is for who sees that other one too.
 */
export const toldEvent = ({ sessao }: Pick<Ctx, 'sessao'>): RawBuilder<boolean> => sql<boolean>`not exists (
  select from (${namedByEvent}) n where n.id is not null and n.id <> e.conteudo_id
    -- each is looked up by its id: without the offset the planner may read every content once, to compare a handful
    and not exists (select from conteudo c where c.id = n.id and ${visibleContent(sessao)} offset 0))`;
