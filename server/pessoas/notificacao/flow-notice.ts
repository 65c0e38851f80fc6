import { sql, type RawBuilder } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** What a notice of a mention in a comment on a flow keeps: the conversation, and nothing that names the flow. */
export interface FlowNotice {
  readonly conteudoId?: never;
  readonly compromissoId?: never;
  readonly conversaId: number;
  readonly especie: 'mencao';
  readonly dados: {
    /** Who wrote the comment. */
    readonly quem: string;
  };
}

/** What a conversation is about, for a person who may open the drawing. */
export interface FlowName {
  readonly conversaId: number;
  readonly fluxoId: number;
  readonly fluxo: string;
  /** Null where it is about the whole drawing. */
  readonly elemento: string | null;
  /** How the element was called; null where it had no name. */
  readonly nome: string | null;
}

/** Over the alias `u` of `registro.usuario`: a person whose profile opens the designer. */
export const profileOpensDesigner = sql<boolean>`
  (u.ativo and not coalesce(u.bloqueado, false)
    and exists (select from registro.perfil_acesso p where p.id = u.perfil_acesso
      and (p.administrador or p.permissoes @> '["fluxoGerenciar"]'::jsonb)))`;

/** The words of a notice of a mention; without a name where the reader may not open the drawing, or it is gone. */
export const flowWords = (
  { quem = '' }: Readonly<Record<string, string>>,
  about: FlowName | undefined,
): { readonly assunto: string; readonly conteudo?: string } =>
  about === undefined
    ? { assunto: mensagem('fluxoComentarios.mencao.foraDoAlcance', { quem }) }
    : {
        assunto: mensagem('fluxoComentarios.mencao.assunto', { quem, fluxo: about.fluxo }),
        conteudo:
          about.elemento === null
            ? mensagem('fluxoComentarios.mencao.noTodo')
            : mensagem('fluxoComentarios.mencao.noElemento', {
                nome: about.nome ?? mensagem('fluxoComentarios.semNome'),
              }),
      };

/** Where a notice of a mention leads in the client, without the base path: to the conversation. */
export const flowRoute = ({ conversaId, fluxoId, elemento }: FlowName): string => {
  const query = new URLSearchParams({
    ...defined({ elemento: elemento ?? undefined }),
    conversa: String(conversaId),
  });
  return `workflow/fluxo/gerenciar/${fluxoId}?${query.toString()}`;
};

/** The tables of which a conversation is named, over `v.id`. */
export const namedFlow = (where: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  (select v.id, v.fluxo_id, f.nome as fluxo, v.elemento, v.nome from fluxo_conversa v
   join registro.fluxo f on f.id = v.fluxo_id where ${where})`;

/** What a conversation is about, for a person; none where that person may not open the drawing. */
export const flowName = async (
  db: Database,
  conversaId: number,
  usuarioId: number,
): Promise<FlowName | undefined> => {
  const opens = sql<boolean>`v.id = ${conversaId}
    and exists (select from registro.usuario u where u.id = ${usuarioId} and ${profileOpensDesigner})`;
  const { rows } = await sql<FlowName>`
    select v.id as conversa_id, v.fluxo_id, v.fluxo, v.elemento, v.nome from ${namedFlow(opens)} v`.execute(
    db,
  );
  return rows[0];
};
