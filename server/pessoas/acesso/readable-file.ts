import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from './visible-content.ts';

/** Files, over the alias of `arquivo`, that a person may download by their id alone. */
export const readableFile = (
  { sessao }: Pick<Ctx, 'sessao'>,
  alias: 'a' | 'arquivo',
): RawBuilder<boolean> => {
  const file = sql.raw(alias);
  return sql<boolean>`(
    not ${file}.reservado and (${file}.criado_por = ${sessao.usuarioId} or (${file}.em_uso and ${file}.tipo like 'image/%')
      or exists (select from conteudo_campo k where k.arquivo_id = ${file}.id))
    and (not exists (select from conteudo_campo k where k.arquivo_id = ${file}.id)
      or exists (select from conteudo_campo k join conteudo c on c.id = k.conteudo_id
        where k.arquivo_id = ${file}.id and ${visibleContent(sessao)}))
    and not exists (select from conteudo_anexo x where x.arquivo_id = ${file}.id)
    and not exists (select from fluxo_atividade_arquivo f where f.arquivo_id = ${file}.id)
    and not exists (select from documento_emissao e where e.arquivo_id = ${file}.id)
    and (not exists (select from conteudo_imagem i where i.arquivo_id = ${file}.id)
      or exists (select from conteudo_imagem i join conteudo c on c.id = i.conteudo_id
        where i.arquivo_id = ${file}.id and ${visibleContent(sessao)})
      or exists (select from modelo_personalizado_imagem i join modelo_personalizado p on p.id = i.modelo_id
        where i.arquivo_id = ${file}.id and (p.usuario_id = ${sessao.usuarioId} or p.unidade_id = ${sessao.unidadeId}))))`;
};
