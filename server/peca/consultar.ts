import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import { formaOf } from '#schemas/peca.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { ArquivoDaPeca, PecaArquivo } from '#schemas/shapes/peca.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import { acoesOf, loadOfKind } from '#server/conteudo/atos/index.ts';
import {
  aroundColumns,
  aroundJoins,
  isoJson,
  presentAround,
  type Around,
} from '#server/conteudo/dados/index.ts';
import { placeLabel } from '#server/conteudo/pecas/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { pecaActs } from './acts.ts';

/** A piece with what it says of itself; what may be looked into of its file is read by itself. */
export const consultar = async (ctx: Ctx, id: number): Promise<PecaArquivo> => {
  const loaded = await loadOfKind(ctx, id, tipoConteudo.peca);
  const { row, situation } = loaded;
  const around = await readAround(ctx, id);
  const { conferencia, junta, arquivo } = around;
  const acoes = acoesOf(pecaActs, situation);
  const compared = conferencia !== null || arquivo === null || around.origem === 'NATO_DIGITAL';
  return {
    ...presentAround(ctx, row, around),
    ...(await recebimentoADesfazer(ctx, loaded)),
    tipoDocumento: around.tipoDocumento,
    suporte: around.suporte,
    origem: around.origem,
    acoes: compared ? acoes.filter(({ nome }) => nome !== 'conferirPeca') : acoes,
    ...defined({
      autorPeca: around.autorPeca ?? undefined,
      localFisico: around.localFisico ?? undefined,
      observacoes: around.observacoes ?? undefined,
      transcricao: around.transcricao ?? undefined,
      arquivo: arquivo ? presentFile(ctx, arquivo) : undefined,
      conferencia: conferencia ?? undefined,
      junta: junta
        ? { id: junta.id, tipo: tipoConteudo.processo, rotulo: junta.rotulo, peca: placeLabel(junta) }
        : undefined,
    }),
  };
};

interface FileRow extends Pick<
  ArquivoDaPeca,
  'anexoId' | 'nome' | 'tipo' | 'tamanho' | 'sha256' | 'assinaturas'
> {
  readonly paginas: number | null;
}

interface PecaAround extends Around, Pick<PecaArquivo, 'tipoDocumento' | 'suporte' | 'origem'> {
  readonly autorPeca: string | null;
  readonly localFisico: string | null;
  readonly observacoes: string | null;
  readonly transcricao: string | null;
  readonly arquivo: FileRow | null;
  readonly conferencia: PecaArquivo['conferencia'] | null;
  readonly junta: (Rotulo & { readonly ordem: number; readonly reservada: boolean }) | null;
}

const readAround = async (ctx: Ctx, id: number): Promise<PecaAround> => {
  const { rows } = await sql<PecaAround>`
    select ${aroundColumns(ctx)}, jsonb_build_object('id', td.id, 'rotulo', td.nome) as tipo_documento, pa.suporte, pa.origem,
      pa.autor as autor_peca, pa.local_fisico, pa.observacoes, pa.transcricao,
      case when pa.conferido_em is not null then jsonb_build_object('em', ${isoJson('pa.conferido_em')},
        'por', coalesce(cs.nome || ' (' || cp.nome || ')', cp.nome)) end as conferencia,
      case when pa.anexo_id is not null then jsonb_build_object('anexoId', pa.anexo_id, 'nome', pa.nome, 'tipo', pa.tipo,
        'tamanho', pa.tamanho, 'sha256', encode(pa.sha256, 'hex'),
        'paginas', (select case when pa.tipo = ${fileKinds.pdf.type} then t.paginas end from arquivo_texto t where t.sha256 = pa.sha256),
        'assinaturas', (select coalesce(jsonb_agg(jsonb_build_object('nome', w.nome, 'em', ${isoJson('s.assinado_em')}) order by s.id), '[]')
          from anexo_assinatura s join registro.usuario w on w.id = s.usuario_id where s.anexo_id = pa.anexo_id)) end as arquivo,
      (select jsonb_build_object('id', p.processo_id, 'ordem', p.ordem, 'reservada', p.reservada,
          'rotulo', (select coalesce(c.numero, c.assunto) from conteudo c where c.id = p.processo_id and ${visibleContent(ctx.sessao)}))
        from peca p where p.conteudo_id = pa.id and p.saida_em is null) as junta
    from conteudo c join peca_arquivo pa on pa.id = c.id ${aroundJoins(sql`pa.classe_id`)}
    join registro.tipo_documento td on td.id = pa.tipo_documento_id
    left join registro.usuario cp on cp.id = pa.conferido_por
    left join registro.usuario cs on cs.id = pa.conferido_substituto
    where c.id = ${id}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  // of a process that is out of reach not even the place is told
  return { ...found, junta: found.junta?.rotulo ? found.junta : null };
};

const presentFile = ({ sessao }: Ctx, { paginas, ...file }: FileRow): ArquivoDaPeca => ({
  ...file,
  forma: formaOf(file.tipo),
  assinavel:
    file.tipo !== fileKinds.pdf.type &&
    can(sessao, 'assinatura') &&
    (file.assinaturas.length > 0 || sessao.marcas.has('usaCertificadoDigital')),
  ...defined({ paginas: paginas ?? undefined }),
});
