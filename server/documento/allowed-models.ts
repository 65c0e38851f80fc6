import { sql, type RawBuilder } from 'kysely';
import type { Sessao } from '#server/base/http/session.ts';
import { allowedTypes, forThePerson } from '#server/conteudo/tipos/index.ts';

/** Types of document (`t`) that a person may use. */
export const allowedDocumentTypes = (sessao: Sessao): RawBuilder<boolean> =>
  allowedTypes(sessao, 'tipo_documento');

/** Models (`m`, of the type `t`) that a person may use where a flow asks for them. */
export const allowedInFlows = (sessao: Sessao): RawBuilder<boolean> =>
  sql<boolean>`(${forThePerson(sessao, 'm', 'modelo_documento')} and ${allowedDocumentTypes(sessao)})`;

/** Models (`m`, of the type `t`) that a person may use outside of flows; the same filter lists and reads. */
export const allowedModels = (sessao: Sessao): RawBuilder<boolean> =>
  sql<boolean>`(${allowedInFlows(sessao)} and not coalesce(m.exclusivo_fluxo, false))`;
