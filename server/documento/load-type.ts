import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { TipoDocumentoCarregado } from '#schemas/shapes/modelo-e-tipo.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { camposDoTipo } from '#server/conteudo/campos/index.ts';
import { allowedDocumentTypes } from './allowed-models.ts';

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly sigla: string | null;
  readonly classe: TipoDocumentoCarregado['assuntoClasse'] | null;
  readonly vencimentoObrigatorio: boolean;
}

/** Type (a) with what it asks of a document; of a content of that type (b, or 0), with what was filled in. */
export const loadType = async (
  ctx: Ctx,
  { a, b }: { readonly a: number; readonly b: number },
): Promise<TipoDocumentoCarregado> => {
  if (b !== 0) await requireVisible(ctx, b);
  const { rows } = await sql<Row>`
    select t.id, t.nome, t.sigla, coalesce(t.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      case when cl.id is not null then jsonb_build_object('id', cl.id, 'rotulo', cl.codigo || ' - ' || cl.descricao) end as classe
    from registro.tipo_documento t
    left join registro.assunto cl on cl.id = t.classificacao_sugerida and cl.ativo and cl.classificavel
    where t.id = ${a} and t.ativo and ${allowedDocumentTypes(ctx.sessao)}`.execute(ctx.db);
  const [tipo] = rows;
  if (!tipo) throw new AppError('naoEncontrado');
  const { sigla, classe, ...known } = tipo;
  return {
    ...known,
    sigla: sigla ?? undefined,
    assuntoClasse: classe ?? undefined,
    campos: await camposDoTipo(ctx, { registro: 'tipo_documento', tipoId: a }, b),
  };
};
