import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { placeOfCode } from '#schemas/numeracao/place-code.ts';
import type { LeituraFeita, LeiturasFeitas, LerNoInventario } from '#schemas/shapes/inventario.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { contentsOfCodes } from '#server/conteudo/dados/index.ts';
import { readInventory } from './read-inventario.ts';

interface Open {
  readonly localId: number;
}

/** An inventory that still takes what is read: held so that nobody closes it meanwhile, while others go on reading. */
export const holdOpen = async (
  { db, sessao }: Ctx,
  id: number,
  how: 'para ler' | 'para encerrar',
): Promise<Open> => {
  const found = await db
    .selectFrom('inventario')
    .select(['localId', 'encerradoEm'])
    .where('id', '=', id)
    .where('unidadeId', '=', sessao.unidadeId)
    .$if(how === 'para ler', (query) => query.forShare())
    .$if(how === 'para encerrar', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) throw new AppError('naoEncontrado');
  if (found.encerradoEm)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('inventario.recusa.encerrado') });
  return { localId: found.localId };
};

interface Place {
  readonly id: number;
  readonly caminho: string;
  readonly dentro: boolean;
}

/** The places of the archive that codes are the labels of, or the very codes of. */
const placesOf = async (
  { db, sessao }: Ctx,
  codes: readonly string[],
  root: number,
): Promise<ReadonlyMap<string, Place>> => {
  const { rows } = await sql<Place & { lido: string }>`
    select distinct on (k.lido) k.lido, l.id, caminho_do_local(l.id) as caminho,
      l.id in (select locais_abaixo(${root})) as dentro
    from unnest(${[...codes]}::text[], ${codes.map((code) => placeOfCode(code) ?? null)}::integer[]) as k (lido, id)
    join registro.local_guarda l on l.unidade = ${sessao.unidadeId} and (l.id = k.id or k.id is null and lower(l.codigo) = lower(trim(k.lido)))
    order by k.lido, l.id`.execute(db);
  return new Map(rows.map(({ lido, ...place }) => [lido, place]));
};

/**
 * Keeps what was read, in order. The code of a place says that what follows is read in it. A content is found by whoever reads, as any
 * other: what they do not see is unknown, as what does not exist, and the code is kept as it was read.
 */
export const readCodes = async (
  ctx: Ctx,
  id: number,
  { codigos, localId }: LerNoInventario,
): Promise<LeiturasFeitas> => {
  const root = (await holdOpen(ctx, id, 'para ler')).localId;
  const codes = codigos.map((code) => code.trim()).filter((code) => code !== '');
  const places = await placesOf(ctx, codes, root);
  const contents = await contentsOfCodes(
    ctx,
    codes.filter((code) => !places.has(code)),
    [],
  );
  let here = await placeInside(ctx, root, localId ?? root);
  const leituras: LeituraFeita[] = [];
  for (const codigo of codes) {
    const place = places.get(codigo);
    if (place) {
      if (place.dentro) here = place;
      leituras.push({ codigo, resultado: place.dentro ? 'LOCAL' : 'LOCAL_DE_FORA', rotulo: place.caminho });
    } else leituras.push(await keepReading(ctx, id, here.id, codigo, contents.get(codigo)));
  }
  return { localId: here.id, local: here.caminho, leituras, inventario: await readInventory(ctx, id) };
};

const placeInside = async ({ db }: Ctx, root: number, id: number): Promise<Pick<Place, 'id' | 'caminho'>> => {
  const { rows } = await sql<Pick<Place, 'id' | 'caminho'>>`
    select l.id, caminho_do_local(l.id) as caminho from registro.local_guarda l
    where l.id = ${id} and l.id in (select locais_abaixo(${root}))`.execute(db);
  const [place] = rows;
  if (place) return place;
  const erros = [{ campo: 'localId', mensagem: mensagem('inventario.recusa.localDeFora') }];
  throw new AppError('camposInvalidos', {}, { erros });
};

const keepReading = async (
  ctx: Ctx,
  id: number,
  localId: number,
  codigo: string,
  content: { readonly id: number; readonly rotulo: string } | undefined,
): Promise<LeituraFeita> => {
  const { db, agora, sessao } = ctx;
  if (!content) {
    const { rows } = await sql`
      insert into inventario_leitura (inventario_id, codigo, local_id, em, por)
      values (${id}, ${codigo}, ${localId}, ${agora}, ${sessao.usuarioId})
      on conflict (inventario_id, codigo) where conteudo_id is null do update
        set local_id = excluded.local_id, em = excluded.em, por = excluded.por
      returning (xmax <> 0) as antes`.execute(db);
    return { codigo, resultado: 'DESCONHECIDO', ...repeated(rows) };
  }
  // somebody who does not see it had read it before: it is known now
  await sql`delete from inventario_leitura where inventario_id = ${id} and codigo = ${codigo} and conteudo_id is null`.execute(
    db,
  );
  const { rows } = await sql<{ antes: boolean; registradoId: number | null; registrado: string | null }>`
    insert into inventario_leitura as x (inventario_id, conteudo_id, codigo, local_id, registrado_id, em, por)
    values (${id}, ${content.id}, ${codigo}, ${localId},
      (select g.local_id from guarda g where g.conteudo_id = ${content.id} and g.ate is null), ${agora}, ${sessao.usuarioId})
    on conflict (inventario_id, conteudo_id) where conteudo_id is not null do update
      set local_id = excluded.local_id, em = excluded.em, por = excluded.por, codigo = excluded.codigo,
        registrado_id = case when x.local_id = excluded.local_id then x.registrado_id else excluded.registrado_id end
    returning (xmax <> 0) as antes, x.registrado_id,
      case when x.registrado_id is not null then caminho_do_local(x.registrado_id) end as registrado`.execute(
    db,
  );
  const [kept] = rows;
  return {
    codigo,
    rotulo: content.rotulo,
    resultado: kept?.registradoId === localId ? 'ACHADO' : 'FORA_DO_LUGAR',
    ...defined({ registrado: kept?.registrado ?? undefined }),
    ...repeated(rows),
  };
};

const repeated = ([row]: readonly unknown[]): { readonly repetido?: true } =>
  (row as { antes?: boolean } | undefined)?.antes ? { repetido: true } : {};
