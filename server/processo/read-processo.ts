import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { fase, requireKind, type Loaded } from '#server/conteudo/atos/index.ts';
import { camposOf, camposPendencias, readCampos } from '#server/conteudo/campos/index.ts';
import { aroundColumns, aroundJoins, presentAround, type Around } from '#server/conteudo/dados/index.ts';
import { readVigencia } from '#server/conteudo/vigencia/index.ts';
import { pendenciasOf } from './pendencias.ts';
import { readMinutas, readPecas, readVolumes } from './read-pecas.ts';
import { readRecorrencias } from './read-recorrencias.ts';
import { readRelacoes } from './relacoes/index.ts';

interface ProcessoAround extends Around {
  readonly tipoProcesso: Rotulo;
  readonly vencimentoObrigatorio: boolean;
  readonly publicacaoAutomatica: boolean;
  readonly observacoes: string | null;
  readonly concluidoEm: Date | null;
}

/** A process without what may be done with it. */
export const readLoaded = async (ctx: Ctx, loaded: Loaded): Promise<Processo> => {
  const { row } = loaded;
  requireKind(loaded, tipoConteudo.processo);
  const around = await readAround(ctx, row.id);
  const campos = await readCampos(ctx, camposOf(row));
  const pecas = await readPecas(ctx, row.id);
  const processo: Processo = {
    ...presentAround(ctx, row, around),
    tipoProcesso: around.tipoProcesso,
    vencimentoObrigatorio: around.vencimentoObrigatorio,
    campos: campos.map(({ campo }) => campo),
    pendencias: [],
    acoes: [],
    pecas,
    minutas: await readMinutas(ctx, row.id),
    volumes: await readVolumes(ctx, row.id, pecas),
    relacoes: await readRelacoes(ctx, loaded),
    recorrencias: await readRecorrencias(ctx, row.id),
    ...readVigencia(row),
    ...defined({
      observacoes: around.observacoes ?? undefined,
      concluidoEm: around.concluidoEm?.toISOString(),
      ...publicationOf(row, around),
    }),
  };
  if (row.fase !== fase.minuta) return processo;
  return { ...processo, pendencias: [...pendenciasOf(processo), ...(await camposPendencias(campos))] };
};

/** Since when and where it is public, or that its type would make it so. */
const publicationOf = (
  { fase: phase, publicadoEm, codigo }: Loaded['row'],
  { publicacaoAutomatica }: ProcessoAround,
): Partial<Pick<Processo, 'publicadoEm' | 'codigoPublico' | 'publicacaoAutomatica'>> => {
  if (phase === fase.minuta) return publicacaoAutomatica ? { publicacaoAutomatica } : {};
  if (!publicadoEm || codigo === null) return {};
  return { publicadoEm: publicadoEm.toISOString(), codigoPublico: codigo };
};

const readAround = async (ctx: Ctx, id: number): Promise<ProcessoAround> => {
  const { rows } = await sql<ProcessoAround>`
    select ${aroundColumns(ctx)}, jsonb_build_object('id', tp.id, 'rotulo', tp.nome) as tipo_processo,
      coalesce(tp.vencimento_obrigatorio, false) as vencimento_obrigatorio, coalesce(tp.publicacao_automatica, false) as publicacao_automatica,
      p.observacoes, c.concluido_em
    from conteudo c join processo p on p.id = c.id
    ${aroundJoins(sql`p.classe_id`)}
    join registro.tipo_processo tp on tp.id = p.tipo_processo_id
    where c.id = ${id}`.execute(ctx.db);
  const around = rows[0];
  if (!around) throw new AppError('naoEncontrado');
  return around;
};
