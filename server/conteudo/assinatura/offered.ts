import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';

/** Of what keeps certificates, what the person may choose: in use, of everybody or of their organisation. */
export const isOffered = ({ sessao }: Ctx): RawBuilder<boolean> =>
  sql<boolean>`ativo and (organizacao is null or organizacao = ${sessao.organizacaoId})`;
