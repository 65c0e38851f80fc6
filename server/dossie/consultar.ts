import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Dossie, SobreDossie } from '#schemas/shapes/dossie.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, loadOfKind } from '#server/conteudo/atos/index.ts';
import { aroundColumns, aroundJoins, presentAround, type Around } from '#server/conteudo/dados/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { dossieActs } from './acts.ts';
import { compared, readEsperadas } from './esperadas.ts';
import { readPecas } from './read-pecas.ts';

/** A dossier with what is in it and what is expected there, of which only what who asks sees is told. */
export const consultar = async (ctx: Ctx, id: number): Promise<Dossie> => {
  const loaded = await loadOfKind(ctx, id, tipoConteudo.dossie);
  const { row, situation } = loaded;
  const [around, pecas, esperadas] = await Promise.all([
    readAround(ctx, id),
    readPecas(ctx, id),
    readEsperadas(ctx, id),
  ]);
  const { tipoDossie, sobre, volume } = around;
  return {
    ...presentAround(ctx, row, around),
    ...(await recebimentoADesfazer(ctx, loaded)),
    tipoDossie,
    sobre,
    volume,
    pecas,
    esperadas: compared(esperadas, pecas),
    acoes: acoesOf(dossieActs, situation),
    ...defined({
      nome: around.nome ?? undefined,
      identificador: around.identificador ?? undefined,
      observacoes: around.observacoes ?? undefined,
      baseLegal: around.baseLegal ?? undefined,
    }),
  };
};

interface DossieAround extends Around {
  readonly tipoDossie: Rotulo;
  readonly sobre: SobreDossie;
  readonly nome: string | null;
  readonly identificador: string | null;
  readonly observacoes: string | null;
  readonly baseLegal: string | null;
  readonly volume: number;
}

const readAround = async (ctx: Ctx, id: number): Promise<DossieAround> => {
  const { rows } = await sql<DossieAround>`
    select ${aroundColumns(ctx)}, jsonb_build_object('id', t.id, 'rotulo', t.nome) as tipo_dossie, t.sobre, ds.nome, ds.identificador,
      ds.observacoes, case when t.dados_pessoais then t.base_legal end as base_legal, ds.volume
    from conteudo c join dossie ds on ds.id = c.id ${aroundJoins(sql`ds.classe_id`)}
    join registro.tipo_dossie t on t.id = ds.tipo_dossie_id
    where c.id = ${id}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};
